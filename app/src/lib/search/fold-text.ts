/** Umlauts as they are typed where the keyboard has none: "rueckzahlung" finds "Rückzahlung". */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const umlaut = /[äöü]/g

/** The Arabic article, which is part of the word it belongs to. A short word may begin with the same letters. */
const article = /^\u0627\u0644(?=.{3})/u

/** The words of a text in which typed words are looked for: folded, Arabic ones without their article. */
export const typedWords = (text: string): readonly string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(article, ''))

/** The words that a text is found by; those with umlauts in both spellings. */
export function wordsOf(text: string): readonly string[] {
  const lower = text.normalize('NFC').toLowerCase()
  const long = lower.replace(umlaut, (letter) => spelledOut[letter] ?? letter)
  return long === lower ? typedWords(text) : [...new Set([...typedWords(text), ...typedWords(long)])]
}

/** A code or number without what sets its parts apart: "EUR/USD", "eur-usd" and "EURUSD" are one. */
export const codeText = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')

/** What exchanges put behind the code of a coin. */
const quoteCurrency = /usd[tc]?$/

/** Codes that a text may mean: as it is typed, and as a coin quoted in dollars ("BTC/USDT" means BTC). */
export function codesOf(text: string): readonly string[] {
  const code = codeText(text)
  const coin = code.replace(quoteCurrency, '')
  return coin === '' || coin === code ? [code] : [code, coin]
}

/** Letters that Unicode does not take apart, and pairs that are typed for each other. */
const sameLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '\u0629': '\u0647',
  '\u0649': '\u064a',
  '\u0640': '',
}
const sameLetter = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g')

/** Katakana as Hiragana: the two are typed for each other. */
const toHiragana = (letter: string) => String.fromCharCode(letter.charCodeAt(0) - 0x60)

/** Lower case without accents and vowel marks, full-width letters as usual ones: "zurich" finds "Zürich". */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(sameLetter, (letter) => sameLetters[letter] ?? '')
    .replace(/[\u30a1-\u30f6]/g, toHiragana)
}
