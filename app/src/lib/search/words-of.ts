import { foldText } from './fold-text.ts'

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
