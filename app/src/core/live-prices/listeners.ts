export interface Listeners<Args extends unknown[]> {
  add(listener: (...args: Args) => void): () => void
  notify(...args: Args): void
}

/** A list of listeners. One may leave, or another join, while they are being told. */
export function createListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const all = new Set<(...args: Args) => void>()
  return {
    add(listener) {
      // Wrapped, so that the same function added twice is told twice and leaves once.
      const own = (...args: Args) => listener(...args)
      all.add(own)
      return () => void all.delete(own)
    },
    notify(...args) {
      for (const listener of [...all]) listener(...args)
    },
  }
}
