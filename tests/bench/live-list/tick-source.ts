import { round, type SampleItem } from './sample-market.ts'

/** How often a frame is sent, in milliseconds: a busy feed batches a little. */
const FRAME_MS = 10

/**
 * Moves prices and hands out frames of the market socket so that `ticksPerSecond` item updates leave each second,
 * evenly over all instruments. Late timers are made up for, so the rate holds on a busy machine.
 *
 * @returns a function that stops it, and one that tells how many ticks were sent.
 */
export function startTicks(
  items: readonly SampleItem[],
  ticksPerSecond: number,
  send: (frame: string) => void,
) {
  const prices = items.map(({ price }) => price)
  const started = performance.now()
  let sent = 0

  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - started) / 1000) * ticksPerSecond) - sent
    if (due <= 0) return
    const t = Date.now()
    const frame = Array.from({ length: due }, (_, offset) => {
      const index = (sent + offset) % items.length
      const item = items[index] as SampleItem
      const step = item.tickSize * (1 + ((sent + offset) % 7)) * (Math.random() < 0.5 ? -1 : 1)
      const moved = round((prices[index] ?? item.price) + step, item.priceDecimals)
      prices[index] = Math.abs(moved / item.price - 1) < 0.01 ? moved : item.price
      return {
        code: item.code,
        price: prices[index],
        zdf: round(item.zdf + (moved / item.price - 1) * 100, 2),
        t,
      }
    })
    sent += due
    send(JSON.stringify(frame))
  }, FRAME_MS)

  return { stop: () => clearInterval(timer), sent: () => sent }
}
