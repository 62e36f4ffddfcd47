/**
 * Hands a text to the user as a file. A byte order mark lets spreadsheets see that a table is UTF-8.
 *
 * @example
 * downloadText('transactions.csv', toCsv(rows))
 */
export function downloadText(name: string, text: string, type = 'text/csv'): void {
  const url = URL.createObjectURL(
    new Blob([type === 'text/csv' ? '\uFEFF' : '', text], { type: `${type};charset=utf-8` }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser takes the file over after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
