import type { SimulatedTime } from './simulated-time.ts'

/** What the database is doing. */
export interface Activity {
  track<T>(work: Promise<T>): Promise<T>
  /** Fulfilled once it does nothing. */
  idle(): Promise<void>
  readonly isIdle: boolean
}

/** Counts what the database is asked and has not answered. */
export const createActivity = (): Activity => {
  let count = 0
  let waiting: (() => void)[] = []
  const end = (): void => {
    count--
    if (count > 0) return
    const ready = waiting
    waiting = []
    for (const go of ready) go()
  }
  return {
    track(work) {
      count++
      void work.then(end, end)
      return work
    },
    idle: () => (count === 0 ? Promise.resolve() : new Promise((go) => void waiting.push(go))),
    get isIdle() {
      return count === 0
    },
  }
}

const turn = (): Promise<void> => new Promise((done) => setImmediate(done))
/** Long enough for what waits for no database: a password that is hashed once. */
const moment = (): Promise<void> => new Promise((done) => setTimeout(done, 2))
/** No call is answered later: one may wait for a world, for a write and for the lease in turn. */
const LONGEST_MS = 120_000

/** Waits for work, and lets the time pass while nothing else happens. */
export const until = async <T>(work: Promise<T>, activity: Activity, time: SimulatedTime): Promise<T> => {
  let isOver = false
  const end = (): void => {
    isOver = true
  }
  const over = work.then(end, end)
  const began = time.now()
  while (!isOver) {
    await Promise.race([over, activity.idle()])
    for (let turns = 0; turns < 3 && !isOver; turns++) await turn()
    if (isOver || !activity.isIdle) continue
    await moment()
    if (isOver || !activity.isIdle) continue
    if (time.now() - began > LONGEST_MS)
      throw new Error(`a call is not answered within ${LONGEST_MS / 1_000} s`)
    await time.passToNext()
  }
  return work
}
