/** Characters that make a spreadsheet take a cell for a formula. */
const startsFormula = /^[=+\-@\t\r]/
/** A plain figure cannot do harm, and must stay one. */
const isFigure = /^-?\d+(\.\d+)?$/

function cell(value: string): string {
  const safe = startsFormula.test(value) && !isFigure.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as CSV by RFC 4180. Cells that a spreadsheet would run as a formula get an apostrophe in front; figures, the
 * negative ones too, stay figures.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
