/** What the clock has to be told to carry on after a restart. */
export type ClockState =
  | { readonly mode: 'frozen'; readonly at: number }
  | {
      readonly mode: 'running'
      readonly ratio: number
      readonly wallAnchor: number
      readonly virtualAnchor: number
    }

/** Virtual time of one world, in epoch milliseconds. It never goes back except by {@link VirtualClock.restore}. */
export interface VirtualClock {
  /** Virtual now. */
  now(): number
  /** Whether time stands still. */
  readonly frozen: boolean
  /** Virtual milliseconds per real one while running; 0 when frozen. */
  readonly ratio: number
  /** Stops at the present moment. */
  freeze(): void
  /** Runs from the present moment at `ratio` (1 = real time, above 0, at most 100 000). */
  run(ratio: number): void
  /** Stops at `time`, which must not lie in the past. */
  moveTo(time: number): void
  /** What to keep to carry on later. */
  state(): ClockState
  /**
   * Carries on from a kept state; a running clock catches up with the time gone by. No listener is told.
   *
   * @param notBefore a moment it has shown already: where the wall clock was set back behind it, time goes on from it.
   */
  restore(state: ClockState, notBefore?: number): void
}

/**
 * A clock that starts at `now` and runs at ratio 1, or stands still when `frozen`.
 *
 * @param realNow the real time; the only place where it enters.
 * @param onChange called when the clock is stopped, set off or moved; when it throws, that has not happened.
 */
export const createClock = (options: {
  now: number
  frozen?: boolean
  realNow?: () => number
  onChange?: () => void
}): VirtualClock => {
  const realNow = options.realNow ?? Date.now
  let state: ClockState = options.frozen
    ? { mode: 'frozen', at: options.now }
    : { mode: 'running', ratio: 1, wallAnchor: realNow(), virtualAnchor: options.now }
  let latest = options.now

  const now = (): number => {
    if (state.mode === 'frozen') return state.at
    const real = realNow()
    const time = Math.floor(state.virtualAnchor + (real - state.wallAnchor) * state.ratio)
    // A wall clock may be set back. Virtual time does not follow it, nor does it wait for it: it goes on from here.
    if (time < latest) state = { ...state, wallAnchor: real, virtualAnchor: latest }
    else latest = time
    return latest
  }

  const change = (next: ClockState, from: number): void => {
    const before = { state, latest }
    state = next
    latest = from
    try {
      options.onChange?.()
    } catch (cause) {
      ;({ state, latest } = before)
      throw cause
    }
  }

  return {
    now,
    get frozen() {
      return state.mode === 'frozen'
    },
    get ratio() {
      return state.mode === 'frozen' ? 0 : state.ratio
    },
    freeze() {
      const at = now()
      change({ mode: 'frozen', at }, at)
    },
    run(ratio) {
      if (!(ratio > 0 && ratio <= 100_000))
        throw new RangeError('A clock ratio is above 0 and at most 100000.')
      const virtualAnchor = now()
      change({ mode: 'running', ratio, wallAnchor: realNow(), virtualAnchor }, virtualAnchor)
    },
    moveTo(time) {
      if (time < now()) throw new RangeError('The clock cannot go back.')
      change({ mode: 'frozen', at: time }, time)
    },
    state() {
      now()
      return state
    },
    restore(next, notBefore = Number.NEGATIVE_INFINITY) {
      state = next
      latest = next.mode === 'frozen' ? next.at : Math.max(next.virtualAnchor, notBefore)
    },
  }
}
