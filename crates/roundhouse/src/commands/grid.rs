//! Rows in columns.

/// Rows in columns: the first to the left, the others to the right.
pub fn grid(rows: &[Vec<String>]) -> Vec<String> {
    let width = |text: &String| text.chars().count();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns)
        .map(|column| rows.iter().filter_map(|row| row.get(column)).map(width).max().unwrap_or(0))
        .collect();
    let line = |row: &Vec<String>| {
        let mut line = String::new();
        for (column, (cell, wide)) in row.iter().zip(&widths).enumerate() {
            let gap = " ".repeat(wide - width(cell));
            line += &if column == 0 { format!("{cell}{gap}") } else { format!("   {gap}{cell}") };
        }
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let rows = [["бот", "wins"], ["stationmaster", "7"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(grid(&rows), ["бот             wins", "stationmaster      7"]);
        assert!(grid(&[]).is_empty());
    }
}
