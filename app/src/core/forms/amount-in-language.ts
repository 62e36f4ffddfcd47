import { amountText, readAmount } from '@swx/sdk/money'

/** Finer than any amount or size: one that its field calls too fine stays so. */
const SCALE = 18

const read = (text: string, language: string) =>
  readAmount(text, { language, scale: SCALE, currency: 'USD', allowNegative: true })

/**
 * An amount that was typed in one language, as it is typed in another: `1.500` in German is `1500` in English, and never
 * becomes one and a half. What means the same in both, is no amount, or can mean two amounts stays as it is.
 *
 * @param from BCP 47 tag of the language that it was typed in
 * @param to BCP 47 tag of the language shown
 */
export function amountInLanguage(text: string, from: string, to: string): string {
  const meant = read(text, from)
  if (meant.kind !== 'value') return text
  const reading = read(text, to)
  return reading.kind === 'value' && reading.value === meant.value ? text : amountText(meant.value, to)
}

/** An amount, or an entry with the texts of some, as it is typed in another language: itself where that is the same. */
export function entryInLanguage(entry: unknown, from: string, to: string): unknown {
  if (typeof entry === 'string') return amountInLanguage(entry, from, to)
  if (typeof entry !== 'object' || entry === null) return entry
  const parts = Object.entries(entry).map(([name, part]) => [name, entryInLanguage(part, from, to)] as const)
  return parts.some(([name, part]) => part !== entry[name as keyof typeof entry])
    ? Object.fromEntries(parts)
    : entry
}
