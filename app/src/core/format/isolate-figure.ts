/**
 * A figure for the middle of a translated sentence, kept left to right by invisible isolates where no element can
 * stand around it.
 */
export function isolateFigure(text: string): string {
  return `\u2066${text}\u2069`
}
