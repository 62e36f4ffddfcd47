/** A text from a locale file, or what nests texts. */
type Texts = { readonly [key: string]: unknown }

/** A letter, a figure or a value; a value may be in any language. */
const atom = String.raw`(?:[A-Za-z\d]|\{\{\w+\}\})`
/** A word, code or figure with its sign: what sets its parts apart belongs to it, a full stop at its end does not. */
const token = String.raw`[+\u2212]?${atom}(?:${atom}|[+%×™]|[-:/.,×](?=${atom}))*`
/** What follows after a space and still belongs to it: a Latin word or figure, or the value that is its unit. */
const next = String.raw`[ \u00a0](?:(?=[A-Za-z\d])${token}|\{\{(?:currency|asset|unit|code)\}\})`

/** What is already isolated, or everything that is read from left to right in one go. */
const pieces = new RegExp(String.raw`\u2066[^\u2069]*\u2069|\u2068[^\u2069]*\u2069|${token}(?:${next})*`, 'g')

/** Letters alone keep their order by themselves. */
const turnsAround = (piece: string) => /[\d{]/.test(piece)

const isIsolated = (piece: string) => piece.startsWith('\u2066') || piece.startsWith('\u2068')

/**
 * Texts of a language written from right to left, with every value, code and time kept in one piece with its sign and
 * its unit: left to themselves, "1,234.50 USD", "00:00 UTC" and "SANDBOX-ETH-1" turn around between the words.
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
        : part.replace(pieces, (piece) =>
            isIsolated(piece) || !turnsAround(piece) ? piece : `\u2068${piece}\u2069`,
          ),
    )
    .join('')
}

/**
 * A value for a text of {@link isolateValues}, which isolates it already: one that was isolated before is not isolated
 * twice.
 */
export const withoutIsolate = (value: string): string =>
  value.replace(/^[\u2066\u2068]([^\u2066-\u2069]*)\u2069$/, '$1')
