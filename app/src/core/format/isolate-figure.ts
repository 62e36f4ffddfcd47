/**
 * A figure for the middle of a translated sentence, kept left to right by invisible isolates where no element can
 * stand around it.
 */
export function isolateFigure(text: string): string {
  return `\u2066${text}\u2069`
}

/** A name for the middle of a translated sentence: it keeps its own direction and turns nothing around it. */
export function isolateText(text: string): string {
  return `\u2068${text}\u2069`
}
