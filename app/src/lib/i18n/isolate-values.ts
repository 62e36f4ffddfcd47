/** A text from a locale file, or what nests texts. */
type Texts = { readonly [key: string]: unknown }

/** What is already isolated; a value, a number, or several in one word, with the Latin unit that follows. */
const pieces =
  /\u2066[^\u2069]*\u2069|\u2068[^\u2069]*\u2069|[+\u2212]?(?:[\dA-Za-z/×]*\{\{\w+\}\}|\d[\d.,]*)(?:[+%/×\dA-Za-z]|\{\{\w+\}\})*(?:[ \u00a0](?:[A-Z]{3,5}|\{\{(?:currency|asset|unit|code)\}\})(?![A-Za-z]))?/g

const isIsolated = (piece: string) => piece.startsWith('\u2066') || piece.startsWith('\u2068')

/**
 * Texts of a language written from right to left, with every value kept together with its sign and its unit: left to
 * themselves, "1,234.50 USD" and "20+" turn around between the words.
 *
 * @example
 * isolateValues({ pay: 'سداد {{amount}} USD' }) // { pay: 'سداد \u2068{{amount}} USD\u2069' }
 */
export function isolateValues<T extends Texts>(texts: T): T {
  const isolated = Object.entries(texts).map(([key, text]) => [
    key,
    typeof text === 'string' ? isolateText(text) : isolateValues(text as Texts),
  ])
  return Object.fromEntries(isolated) as T
}

function isolateText(text: string): string {
  // Marks of rich text are numbered, too: <0>…</0> stay as they are.
  return text
    .split(/(<\/?\d+>)/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(pieces, (piece) => (isIsolated(piece) ? piece : `\u2068${piece}\u2069`)),
    )
    .join('')
}
