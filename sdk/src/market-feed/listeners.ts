/** A set of listeners; an error in one surfaces as uncaught and keeps no other from hearing. */
export class Listeners<Args extends readonly unknown[]> {
  readonly #set = new Set<(...args: Args) => void>()

  /** Adds a listener and returns what removes it. */
  add(listener: (...args: Args) => void): () => void {
    this.#set.add(listener)
    return () => {
      this.#set.delete(listener)
    }
  }

  tell(...args: Args): void {
    for (const listener of this.#set) {
      try {
        listener(...args)
      } catch (error) {
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
}
