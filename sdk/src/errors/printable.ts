/** Longest message of an error; a sentence of a backend is far below. */
const longest = 1_000

// Control characters steer terminals and begin lines of a log; marks of direction show a text in another order.
const unprintable = /[\p{Cc}\u2028-\u202E\u2066-\u2069]+/gu

/** A text, parts of which a server wrote, as one line of bounded length that can be printed and logged. */
export function printable(text: string): string {
  const start = text.length > longest ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…` : text
  return start.replace(unprintable, ' ')
}
