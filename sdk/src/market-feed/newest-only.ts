import type { MarketFeedItem } from './market-feed-item.ts'

/** So many codes are known at a time; there are far fewer instruments. */
const mostCodes = 10_000

/** Lets an item pass unless a newer one of its code has passed before. Items without `t` always pass. */
export class NewestOnly {
  readonly #lastT = new Map<string, number>()

  /** The next items are a full array: a new beginning, whatever the clock of the backend did meanwhile. */
  restart(): void {
    this.#lastT.clear()
  }

  passes({ code, t }: MarketFeedItem): boolean {
    if (t === undefined) return true
    if (t < (this.#lastT.get(code) ?? 0)) return false
    // A code that was heard of is put last, so that the one that was not for the longest time is the first to go.
    this.#lastT.delete(code)
    this.#lastT.set(code, t)
    for (const oldest of this.#lastT.keys()) {
      if (this.#lastT.size <= mostCodes) break
      this.#lastT.delete(oldest)
    }
    return true
  }
}
