/**
 * Rows as text: JSON, in which a big integer is a text marked by U+0000 and a text that begins with U+0000 gets one
 * more, so that every row comes back as it was.
 */

const MARK = '\u0000'
const BIG = `${MARK}n`

const mark = (_name: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return `${BIG}${value}`
  if (typeof value === 'string' && value.startsWith(MARK)) return `${MARK}${value}`
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new TypeError(`${value} cannot be kept: JSON has no word for it.`)
  return value
}

const unmark = (_name: string, value: unknown): unknown => {
  if (typeof value !== 'string' || !value.startsWith(MARK)) return value
  return value.startsWith(BIG) ? BigInt(value.slice(BIG.length)) : value.slice(MARK.length)
}

/**
 * @throws TypeError for what JSON cannot say, such as NaN.
 */
export const rowToText = (row: unknown): string => JSON.stringify(row, mark)

/**
 * @throws SyntaxError for a text that no row was written as.
 */
export const rowFromText = (text: string): unknown =>
  text.includes('\\u0000') ? JSON.parse(text, unmark) : JSON.parse(text)
