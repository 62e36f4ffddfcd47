/** Replaces the hyphen of a negative number by a true minus (U+2212); `-0.00` loses its sign. */
export function trueMinus(text: string): string {
  if (!text.startsWith('-')) return text
  return /[1-9]/.test(text) ? `−${text.slice(1)}` : text.slice(1)
}
