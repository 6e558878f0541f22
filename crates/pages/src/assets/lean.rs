//! The same text with less to send: without what only those read who write it.

/// A stylesheet without comments, and without spaces, semicolons and zeros that say nothing.
pub(super) fn style(text: &str) -> String {
    let mut lean = String::with_capacity(text.len());
    let mut rest = text.trim_start();
    while let Some(letter) = rest.chars().next() {
        // A space before a colon or a bracket means something, and one between two signs.
        if "{};,>)".contains(letter) && lean.ends_with(' ') {
            lean.pop();
        }
        let length = match letter {
            '"' | '\'' => quoted(rest),
            '/' if rest.starts_with("/*") => {
                rest = rest[2..].split_once("*/").map_or("", |(_, after)| after);
                continue;
            }
            _ if letter.is_whitespace() => {
                rest = rest.trim_start();
                if !lean.is_empty() && !lean.ends_with(['{', '}', ';', ',', '>', '(', ':', ' ']) {
                    lean.push(' ');
                }
                continue;
            }
            '}' if lean.ends_with(';') => {
                lean.pop();
                1
            }
            '0' if rest[1..].starts_with('.')
                && !lean.ends_with(|last: char| last.is_alphanumeric() || last == '.') =>
            {
                rest = &rest[1..];
                continue;
            }
            _ => letter.len_utf8(),
        };
        let (part, after) = rest.split_at(length);
        lean.push_str(part);
        rest = after;
    }
    lean
}

/// A lean stylesheet without the colours that nothing in it asks for.
pub(super) fn asked_for(style: &str) -> String {
    let mut kept = String::with_capacity(style.len());
    for part in style.split_inclusive(['{', ';', '}']) {
        let name = part.split_once(':').map(|(name, _)| name).filter(|name| name.starts_with("--"));
        match name {
            Some(name) if !style.contains(&format!("var({name})")) => {
                // The last of a rule ends it.
                if part.ends_with('}') {
                    kept.truncate(kept.trim_end_matches(';').len());
                    kept.push('}');
                }
            }
            _ => kept.push_str(part),
        }
    }
    kept
}

/// How long the text in quotes is that a text begins with.
fn quoted(text: &str) -> usize {
    let mut escaped = false;
    let quote = text.chars().next();
    let end = text.char_indices().skip(1).find(|(_, letter)| {
        let ends = !escaped && Some(*letter) == quote;
        escaped = !escaped && *letter == '\\';
        ends
    });
    end.map_or(text.len(), |(at, _)| at + 1)
}

/// A script without comments, and without spaces and ends of lines that say nothing. Names stay as they are: what a
/// browser complains about can be found.
pub(super) fn script(text: &str) -> String {
    let mut lean = String::with_capacity(text.len());
    let mut rest = text.trim_start();
    while let Some(letter) = rest.chars().next() {
        let length = match letter {
            '"' | '\'' => quoted(rest),
            '`' => template(rest),
            '/' if rest.starts_with("//") => {
                rest = rest.find('\n').map_or("", |end| &rest[end..]);
                continue;
            }
            '/' if rest.starts_with("/*") => {
                rest = rest.split_once("*/").map_or("", |(_, after)| after);
                continue;
            }
            '/' if begins_pattern(&lean) => pattern(rest),
            _ if letter.is_whitespace() => {
                let after = rest.trim_start();
                let ends_line = rest[..rest.len() - after.len()].contains('\n');
                rest = after;
                let (last, next) = (lean.chars().next_back(), rest.chars().next());
                if let (Some(last), Some(next)) = (last, next)
                    && let Some(space) = between(last, next, ends_line)
                {
                    lean.push(space);
                }
                continue;
            }
            _ => letter.len_utf8(),
        };
        let (part, after) = rest.split_at(length);
        lean.push_str(part);
        rest = after;
    }
    lean
}

/// What has to stay between two letters of a script that something white is between.
fn between(last: char, next: char, ends_line: bool) -> Option<char> {
    let is_word = |letter: char| letter.is_alphanumeric() || "_$#".contains(letter) || !letter.is_ascii();
    let goes_on = " \n{([;,:?=&|".contains(last) || next == '}' || ")]};,:?.=&|".contains(next);
    match () {
        () if ends_line && !goes_on => Some('\n'),
        () if is_word(last) && is_word(next) || last == next && "+-/".contains(last) => Some(' '),
        () => None,
    }
}

/// Whether a stroke after this begins a pattern, and divides nothing.
fn begins_pattern(before: &str) -> bool {
    let before = before.trim_end();
    let words = ["return", "typeof", "case"];
    before.is_empty()
        || before.ends_with(|last| "(,=:[!&|?{};+-*%<>~".contains(last))
        || words.iter().any(|word| before.ends_with(word))
}

/// How long the pattern is that a text begins with.
fn pattern(text: &str) -> usize {
    let (mut escaped, mut listed) = (false, false);
    let end = text.char_indices().skip(1).find(|(_, letter)| {
        let ends = !escaped && !listed && *letter == '/';
        listed = !escaped && (*letter == '[' || listed && *letter != ']');
        escaped = !escaped && *letter == '\\';
        ends
    });
    end.map_or(text.len(), |(at, _)| at + 1)
}

/// How long the template is that a text begins with: as it is written, also what stands in it to be worked out.
fn template(text: &str) -> usize {
    let (mut at, mut depth) = (1, 0);
    while let Some(letter) = text[at..].chars().next() {
        let rest = &text[at..];
        at += match letter {
            '\\' => 1 + rest[1..].chars().next().map_or(0, char::len_utf8),
            '`' if depth == 0 => return at + 1,
            '`' => template(rest),
            '"' | '\'' if depth > 0 => quoted(rest),
            '$' if depth == 0 && rest.starts_with("${") => {
                depth = 1;
                2
            }
            '{' if depth > 0 => {
                depth += 1;
                1
            }
            '}' if depth > 0 => {
                depth -= 1;
                1
            }
            _ => letter.len_utf8(),
        };
    }
    text.len()
}

/// Any other text without indentation.
pub(super) fn plain(text: &str) -> String {
    text.lines().map(str::trim_start).filter(|line| !line.is_empty()).flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lean_style_says_the_same() {
        let same = [
            (
                "/* Why. */\n.a > .b,\n.c :hover { x: 0.50em ; y: 10.5px }\n",
                ".a>.b,.c :hover{x:.50em;y:10.5px}",
            ),
            (
                "@media (a: 1px) and (b) {\n  .a { x: calc(1px + 0.5em) }\n}",
                "@media (a:1px) and (b){.a{x:calc(1px + .5em)}}",
            ),
            (
                ".a::before { content: \" ; /* 0.5 */ \\\" } \"; }",
                ".a::before{content:\" ; /* 0.5 */ \\\" } \"}",
            ),
            (".a /* one */ .b { x: y /* other */; }", ".a .b{x:y}"),
            (
                ".a { & .b { x: -0.5px } .c:is(.d, .e) + i { z: 0 } }",
                ".a{& .b{x:-.5px}.c:is(.d,.e) + i{z:0}}",
            ),
        ];
        for (text, lean) in same {
            assert_eq!(style(text), lean);
        }
    }

    #[test]
    fn a_picture_brings_the_colours_it_is_drawn_with() {
        let style = ":root{--a:#111;--b:#222;--c:#333}@media x{:root{--b:#444;--a:#555}}.d{x:var(--a);y:z}";
        assert_eq!(asked_for(style), ":root{--a:#111}@media x{:root{--a:#555}}.d{x:var(--a);y:z}");
    }

    #[test]
    fn a_lean_script_says_the_same() {
        let same = [
            (
                "// Why.\nconst a = b + +c; // d\n\nif (a) {\n  f(a,\n    b);\n}\ng()\n",
                "const a=b+ +c;if(a){f(a,b);}\ng()\n",
            ),
            ("return /[/*\"]\\/ `/g.test(a) / 2 / b\n++c", "return/[/*\"]\\/ `/g.test(a)/2/b\n++c"),
            ("x = `a  ${ f(`b  ${c}`, \"}\") }  // d` /* e */ ;", "x=`a  ${ f(`b  ${c}`, \"}\") }  // d`;"),
            ("a\n  .b()\n  .c(d => ({ e }))\nlet f", "a.b().c(d=>({e}))\nlet f"),
            ("const a = async () => in_it;\nnew A\n(b)", "const a=async()=>in_it;new A\n(b)"),
        ];
        for (text, lean) in same {
            assert_eq!(script(text).trim_end(), lean.trim_end());
        }
    }
}
