/** A fraction with at most four decimals as people read it: `"0.0010"` is `"0.10 %"`. */
export const percent = (rate: string): string => {
  const [whole = '0', decimals = ''] = rate.split('.')
  const digits = `${whole}${decimals.padEnd(4, '0')}`.replace(/^0+(?=\d{3})/, '')
  return `${digits.slice(0, -2)}.${digits.slice(-2)} %`
}

/** A text with its figures: words in braces are replaced by values of these names. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
