import { foldDigits } from './fold-digits.ts'

/** Marks that only say which way a text runs, and spaces without width. */
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

const signs: Readonly<Record<string, string>> = {
  '．': '.',
  '，': ',',
  '\u060c': ',',
  '－': '-',
  '\u2212': '-',
  '\u2013': '-',
  '＋': '+',
  '＄': '$',
  '￥': '¥',
  '￦': '₩',
  '￡': '£',
  '\u02bc': "'",
  '\u2019': "'",
}

/**
 * A typed text with digits 0 to 9 and without invisible marks; signs that are the same in another width become one.
 * The Arabic decimal (U+066B) and group sign (U+066C) stay: they can mean nothing else.
 */
export const plainDigits = (text: string): string =>
  foldDigits(text)
    .replace(invisible, '')
    .replace(/[．，\u060c－\u2212\u2013＋＄￥￦￡\u02bc\u2019]/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
