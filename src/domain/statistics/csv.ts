/** A cell: numbers are written as a spreadsheet reads them, texts as they are. */
export type Cell = string | number | null

// Text that a spreadsheet would take for a formula, also behind spaces and after a line's end.
const FORMULA = /^[\s]*[=+\-@\t\r|%]/u

/**
 * Rows as a spreadsheet with Polish settings opens them: semicolons between, commas in numbers, and a byte order mark
 * for UTF-8. Text that begins like a formula is escaped.
 */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(written).join(';')).join('\r\n')}\r\n`
}

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const plain = FORMULA.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/u.test(plain) || plain !== plain.trim() ? `"${plain.replaceAll('"', '""')}"` : plain
}
