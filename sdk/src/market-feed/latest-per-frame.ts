import type { MarketFeedItem } from './market-feed-item.ts'

/** Runs something before the next picture is drawn. */
export type Schedule = (run: () => void) => unknown

interface MaybeFrames {
  readonly requestAnimationFrame?: Schedule
}

/** Pictures are drawn about 60 times a second; where none are drawn, that is a good pace too. */
const nextFrame: Schedule = (run) =>
  ((globalThis as MaybeFrames).requestAnimationFrame ?? ((later: () => void) => setTimeout(later, 16)))(run)

/**
 * A listener that hears at most once per frame, and then only the latest item of each code: however fast quotes come,
 * the work for a picture stays bounded by the number of codes.
 *
 * @param listener hears the latest items since it last did
 * @param schedule @default requestAnimationFrame, or a timer of 16 ms
 * @example
 * feed.subscribe(latestPerFrame((items) => draw(items)))
 */
export function latestPerFrame(
  listener: (items: readonly MarketFeedItem[]) => void,
  schedule: Schedule = nextFrame,
): (items: readonly MarketFeedItem[]) => void {
  let latest = new Map<string, MarketFeedItem>()
  const flush = () => {
    const items = [...latest.values()]
    latest = new Map()
    listener(items)
  }
  return (items) => {
    if (items.length > 0 && latest.size === 0) schedule(flush)
    for (const item of items) latest.set(item.code, item)
  }
}
