const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** A digit of any script. Unicode gives each script ten code points in a row, from zero to nine. */
const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (isDigit(first - 1)) first -= 1
  return String((code - first) % 10)
}

/**
 * A text with the digits of every script as 0 to 9: Arabic-Indic, Persian, Devanagari, full width and all others. Use
 * it on what is typed into a field for a code, a phone number or an account number; `readAmount` does so for amounts.
 *
 * @example
 * foldDigits('١٢٣ ４５６') // '123 456'
 */
export const foldDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, plainDigit)
