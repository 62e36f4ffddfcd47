import { createDeferred } from './deferred.ts'
import type { SimulatedTimers } from './simulated-time.ts'

/** Whether a process runs, stands still or has ended. */
export interface Presence {
  readonly state: 'running' | 'standing' | 'ended'
  /** Fulfilled when the process stands still or ends. */
  readonly interrupted: Promise<'standing' | 'ended'>
  /** Fulfilled while the process runs; never once it has ended. */
  ready(): Promise<void>
  stand(): void
  goOn(): void
  end(): void
}

/** A process whose code waits at its next statement while it stands still, and for ever once it has ended. */
export const createPresence = (timers: SimulatedTimers): Presence => {
  let state: Presence['state'] = 'running'
  let running = createDeferred<void>()
  let interrupted = createDeferred<'standing' | 'ended'>()
  running.resolve(undefined)
  return {
    get state() {
      return state
    },
    get interrupted() {
      return interrupted.promise
    },
    ready: () => running.promise,
    stand() {
      if (state !== 'running') return
      state = 'standing'
      timers.stop()
      running = createDeferred()
      interrupted.resolve('standing')
    },
    goOn() {
      if (state !== 'standing') return
      state = 'running'
      timers.goOn()
      interrupted = createDeferred()
      running.resolve(undefined)
    },
    end() {
      state = 'ended'
      timers.end()
      interrupted.resolve('ended')
      running = createDeferred()
    },
  }
}
