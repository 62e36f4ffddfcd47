interface Texts {
  readonly [key: string]: string | Texts
}

/** Texts by namespace. */
export type Namespaces = Readonly<Record<string, Texts>>

const marks = /(<\/?\d+>)/

/**
 * The same texts with a slot such as `⟦home:hero.title|2⟧` in place of each piece: what is rendered with them shows
 * where texts go, whatever the language. Marks of rich text stay.
 */
export const slotsOf = (namespaces: Namespaces): Namespaces =>
  Object.fromEntries(Object.entries(namespaces).map(([name, texts]) => [name, slots(texts, `${name}:`)]))

const slots = (texts: Texts, start: string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? text
            .split(marks)
            .map((piece, at) => (at % 2 === 1 ? piece : `⟦${start}${key}|${at}⟧`))
            .join('')
        : slots(text, `${start}${key}.`),
    ]),
  )

/** The piece of a text that belongs into a slot. */
export function textOfSlot(namespaces: Namespaces, slot: string): string {
  const [namespace = '', key = '', at = '0'] = slot.split(/[:|]/)
  const text = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (found, part) => (typeof found === 'object' ? found[part] : undefined),
      namespaces[namespace],
    )
  return typeof text === 'string' ? (text.split(marks)[Number(at)] ?? '') : ''
}
