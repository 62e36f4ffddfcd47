import type { MarketFeedItem } from './market-feed-item.ts'

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
    this.#lastT.set(code, t)
    return true
  }
}
