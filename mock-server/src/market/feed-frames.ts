import type { Market } from './create-market.ts'

/** The messages of the market socket, as text that any number of clients share. */
export interface FeedFrames {
  /** Counts the looks at the market; a client remembers the last one it was told about. */
  readonly version: number
  /** Looks at the market. `backwards` when the clock went back since the last look. */
  look(): 'changed' | 'same' | 'backwards'
  /** Everything, for a client that has just connected. */
  full(): string
  /** What changed after a version, each instrument once with its latest price, or null for nothing. */
  since(version: number): string | null
}

interface Row {
  readonly code: string
  /** The item's text up to its price. */
  readonly head: string
  price: number
  zdf: number
  changedAt: number
}

/**
 * Turns the market into messages. Every item of a message carries its time `t`; a text is made once per look
 * and starting point, however many clients get it.
 *
 * @param market the market in force, which another one replaces when overlays change
 * @param now the virtual clock in ms
 */
export function createFeedFrames(market: () => Market, now: () => number): FeedFrames {
  let version = 0
  let time = Number.NEGATIVE_INFINITY
  let seen: Market | undefined
  let rows: Row[] = []
  const texts = new Map<number, string | null>()
  /** The same texts by their number of items: of two starting points with equally many, what changed since is the same. */
  const byLength = new Map<number, string>()

  const write = (items: readonly Row[]): string => {
    const known = byLength.get(items.length)
    if (known !== undefined) return known
    const made = `[${items.map(({ head, price, zdf }) => `${head}${price},"zdf":${zdf},"t":${time}}`).join(',')}]`
    byLength.set(items.length, made)
    return made
  }

  const text = (after: number): string | null => {
    const known = texts.get(after)
    if (known !== undefined) return known
    const items = rows.filter(({ changedAt }) => changedAt > after)
    const made = items.length === 0 ? null : write(items)
    texts.set(after, made)
    return made
  }

  return {
    get version() {
      return version
    },
    look() {
      const at = now()
      const current = market()
      if (at === time && current === seen) return 'same'
      const isBackwards = at < time
      if (!seen || isBackwards) {
        rows = current.list().map(({ code }) => {
          return { code, head: `{"code":${JSON.stringify(code)},"price":`, price: 0, zdf: 0, changedAt: -1 }
        })
      }
      time = at
      seen = current
      version++
      texts.clear()
      byLength.clear()
      for (const row of rows) {
        const { price, zdf } = current.quote(row.code, at)
        if (price === row.price && zdf === row.zdf) continue
        row.price = price
        row.zdf = zdf
        row.changedAt = version
      }
      return isBackwards ? 'backwards' : 'changed'
    },
    full: () => text(-1) ?? '[]',
    since: text,
  }
}
