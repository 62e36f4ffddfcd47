/** One quote of the market socket. */
export interface MarketFeedItem {
  /** The symbol, as in the price lists. */
  readonly code: string
  /** Above 0. */
  readonly price: number
  /** Change against the close of the previous UTC day, in percent. */
  readonly zdf: number
  /** When, in milliseconds since 1970 by the backend's clock. */
  readonly t?: number
}

/** Whether a part of a frame is a quote that can be shown. Unknown fields are ignored. */
export function isMarketFeedItem(value: unknown): value is MarketFeedItem {
  if (typeof value !== 'object' || value === null) return false
  const { code, price, zdf, t } = value as Record<string, unknown>
  return (
    typeof code === 'string' &&
    code !== '' &&
    Number.isFinite(price) &&
    (price as number) > 0 &&
    Number.isFinite(zdf) &&
    (t === undefined || (Number.isFinite(t) && (t as number) >= 0))
  )
}
