/** A text as it is compared: one space in place of several, without signs that only allow a line break. */
export const plainText = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** What an element says. */
export const textOf = (element: Element): string => {
  const { localName } = element
  if (localName === 'input' && ['submit', 'button', 'reset'].includes(element.getAttribute('type') ?? ''))
    return plainText((element as HTMLInputElement).value)
  return plainText(element.textContent ?? '')
}

/** Whether a text is what is looked for: a part of it in any case unless `exact`, or a pattern. */
export function matchesText(text: string, wanted: string | RegExp, exact = false): boolean {
  if (wanted instanceof RegExp) return new RegExp(wanted.source, wanted.flags.replace('g', '')).test(text)
  const plain = plainText(wanted)
  return exact ? text === plain : text.toLowerCase().includes(plain.toLowerCase())
}
