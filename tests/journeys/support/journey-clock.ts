type Run = () => void

interface Timer {
  at: number
  readonly every: number | undefined
  readonly run: Run
}

/** Clock and timers of a journey; time passes when it is told to. */
export class JourneyClock {
  #now: number
  #nextId = 1
  readonly #timers = new Map<number, Timer>()

  constructor(start: number) {
    this.#now = start
  }

  now = (): number => this.#now

  /** Calls `run` once after `ms`, or every `ms`; answers what {@link cancel} takes. */
  plan(run: Run, ms: number, isRepeated = false): number {
    const delay = Math.max(isRepeated ? 1 : 0, Number(ms) || 0)
    const id = this.#nextId++
    this.#timers.set(id, { at: this.#now + delay, every: isRepeated ? delay : undefined, run })
    return id
  }

  cancel = (id: number): void => void this.#timers.delete(id)

  /** Runs one timer that is due now. @returns whether there was one */
  runDue(): boolean {
    const next = this.#next()
    if (!next || next[1].at > this.#now) return false
    const [id, timer] = next
    if (timer.every === undefined) this.#timers.delete(id)
    else timer.at = this.#now + timer.every
    timer.run()
    return true
  }

  /** Lets time pass to the next timer, or to `limit` when none is due before. */
  leap(limit: number): void {
    this.#now = Math.min(limit, Math.max(this.#next()?.[1].at ?? limit, this.#now))
  }

  #next(): [number, Timer] | undefined {
    let first: [number, Timer] | undefined
    for (const entry of this.#timers) if (!first || entry[1].at < first[1].at) first = entry
    return first
  }
}
