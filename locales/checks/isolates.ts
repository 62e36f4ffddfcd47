/** A letter, a digit or a value. */
const atom = String.raw`(?:[A-Za-z\d]|\{\{[^}]*\}\})`
/** A word, code or figure with its sign: what sets its parts apart belongs to it, a full stop at its end does not. */
const token = String.raw`[+\u2212]?${atom}(?:${atom}|[+%×™]|[-:/.,×](?=${atom}))*`
/** What follows after a space and still belongs to it: a Latin word or figure, or the value that is its unit. */
const next = String.raw`[ \u00a0](?:(?=[A-Za-z\d])${token}|\{\{(?:currency|asset|unit|code)\}\})`

/** What is isolated, or everything that is read from left to right in one go. */
const pieces = new RegExp(String.raw`[\u2066\u2068][^\u2069]*\u2069|${token}(?:${next})*`, 'g')

/** Letters alone and digits alone keep their order, and a value is isolated by the app. */
const keepsOrder = /^(?:[^\d{]*|\d+|\{\{[^}]*\}\})$/

/**
 * The figures, codes and times of a text written from right to left that are not kept in one piece with their sign and
 * their unit: left to themselves, "{{amount}} USD", "00:00 UTC" and "SANDBOX-ETH-1" turn around between the words.
 * They stand between the marks U+2068 and U+2069.
 *
 * @example
 * unisolated('سداد {{amount, money}} USD') // ['{{amount, money}} USD']
 */
export function unisolated(text: string): readonly string[] {
  // Marks of rich text are numbered, too: <0>…</0> stay as they are.
  return text
    .split(/<\/?\d+>/)
    .flatMap((part) => part.match(pieces) ?? [])
    .filter((piece) => !/^[\u2066\u2068]/.test(piece) && !keepsOrder.test(piece))
}
