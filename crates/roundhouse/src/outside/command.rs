//! The words of a command: parted by spaces, but for what stands between quotes.

/// The words; `None` where a quote is never closed.
pub fn words(command: &str) -> Option<Vec<String>> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in command.chars() {
        match quote {
            Some(open) if letter == open => quote = None,
            Some(_) => word.get_or_insert_default().push(letter),
            None if letter == '\'' || letter == '"' => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn quotes_keep_words_together() {
        let some = |words: &[&str]| Some(words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>());
        assert_eq!(words("python3  greedy.py"), some(&["python3", "greedy.py"]));
        assert_eq!(words("sh -c 'a \"b\" c'd \"\""), some(&["sh", "-c", "a \"b\" cd", ""]));
        assert_eq!(words(r"C:\bots\mine.exe"), some(&[r"C:\bots\mine.exe"]));
        assert_eq!((words(" "), words("sh 'x")), (some(&[]), None));
    }
}
