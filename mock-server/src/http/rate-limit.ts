/** Limits how often each key may be used. */
export interface RateLimit {
  /**
   * Counts one use.
   *
   * @returns after how many ms the next one is good, 0 when this one is
   */
  take(key: string, perMinute: number): number
  /** Milliseconds until the next use is allowed, 0 for now. Does not count as a use. */
  wait(key: string, perMinute: number): number
}

interface Bucket {
  /** Uses that are left. */
  left: number
  at: number
}

const MINUTE_MS = 60_000
/** The number of keys that are counted. The oldest ones are dropped: their limits have long been reset. */
const MOST_BUCKETS = 10_000

/**
 * A bucket for each key, which fills up evenly within a minute: a suite of tests may send all at once what it may send in a
 * minute, and nothing is sent twice as often around the turn of one.
 *
 * @param now a clock that only goes on, ms
 */
export const createRateLimit = (now: () => number = () => performance.now()): RateLimit => {
  const buckets = new Map<string, Bucket>()
  const fill = (key: string, perMinute: number): Bucket => {
    const time = now()
    const { left, at } = buckets.get(key) ?? { left: perMinute, at: time }
    return { left: Math.min(perMinute, left + ((time - at) * perMinute) / MINUTE_MS), at: time }
  }
  const waitFor = ({ left }: Bucket, perMinute: number): number =>
    left < 1 ? Math.ceil(((1 - left) * MINUTE_MS) / perMinute) : 0
  return {
    take(key, perMinute) {
      const bucket = fill(key, perMinute)
      const wait = waitFor(bucket, perMinute)
      if (wait === 0) bucket.left--
      buckets.delete(key)
      buckets.set(key, bucket)
      if (buckets.size > MOST_BUCKETS) buckets.delete(buckets.keys().next().value as string)
      return wait
    },
    wait: (key, perMinute) => waitFor(fill(key, perMinute), perMinute),
  }
}
