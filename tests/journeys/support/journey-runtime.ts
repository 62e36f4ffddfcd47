import { JourneyClock } from './journey-clock.ts'

/** So long, in real time, a request is waited for that a test may hold. */
const HELD_MS = 500
/** So long, in real time, an answer of the mock server is waited for: a fault may hold it for good. */
export const UNANSWERED_MS = 2_000
/** So many turns of the event loop without anything happening count as rest. */
const QUIET_TURNS = 3
/** How long a step waits for what it needs, in the time of the journey. */
const PATIENCE_MS = 20_000

/**
 * What happens in a journey: the work of its pages, and their time. Time stands while a page works; it leaps to the next
 * timer while a step waits, so that nothing waits in real time and a slow machine sees the same as a fast one.
 */
export class JourneyRuntime {
  readonly clock: JourneyClock
  readonly #awaited = new Map<Promise<unknown>, number>()
  #events = 0
  /** Steps that wait now. */
  #steps = 0

  constructor(start: number) {
    this.clock = new JourneyClock(start)
  }

  /** Notes that something happened. */
  note = (): void => void this.#events++

  /** Runs `work` in a turn of its own, as a browser does with what arrives from outside of a page. */
  later = (work: () => void): ReturnType<typeof setImmediate> => {
    this.note()
    return setImmediate(() => {
      this.note()
      work()
    })
  }

  /** Counts work whose end is waited for, at most `patience` ms of real time. */
  track<Result>(work: Promise<Result>, patience = HELD_MS): Promise<Result> {
    this.#awaited.set(work, performance.now() + patience)
    const end = () => {
      this.#awaited.delete(work)
      this.note()
    }
    work.then(end, end)
    return work
  }

  /** Waits until the pages are at rest, without letting time pass. */
  async rest(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS; ) {
      const before = this.#events
      await new Promise((resolve) => setImmediate(resolve))
      const isQuiet = !this.clock.runDue() && this.#events === before && !this.#isAwaiting()
      quiet = isQuiet ? quiet + 1 : 0
    }
  }

  /** Waits until something is so, letting time pass. Answers whether it came about. */
  async until(isSo: () => boolean, patience = PATIENCE_MS): Promise<boolean> {
    const end = this.clock.now() + patience
    this.#steps++
    try {
      for (;;) {
        await this.rest()
        if (isSo()) return true
        if (this.clock.now() >= end) return false
        this.clock.leap(end)
      }
    } finally {
      this.#steps--
    }
  }

  /** Waits until another step has brought something about; time passes for it only when no other step waits. */
  async untilMeanwhile(isSo: () => boolean): Promise<boolean> {
    for (let turn = 0; turn < QUIET_TURNS || this.#steps > 0; turn++) {
      await this.rest()
      if (isSo()) return true
    }
    return this.until(isSo)
  }

  /** Waits for work of a page, which may need timers. */
  async end<Result>(work: Promise<Result>): Promise<Result> {
    let isOver = false
    const end = () => {
      isOver = true
    }
    work.then(end, end)
    if (!(await this.until(() => isOver))) throw new Error('What the page had to do did not end.')
    return work
  }

  /** Lets time pass. */
  async pass(ms: number): Promise<void> {
    await this.until(() => false, ms)
  }

  #isAwaiting(): boolean {
    const now = performance.now()
    for (const [work, until] of this.#awaited) if (until < now) this.#awaited.delete(work)
    return this.#awaited.size > 0
  }
}
