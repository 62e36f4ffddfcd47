import type { Timers } from '../../runtime/postgres/timers.ts'

/** The timers of one process, which do not ring while it stands still. */
export interface SimulatedTimers extends Timers {
  stop(): void
  goOn(): void
  end(): void
}

/** The time of all processes and of the database; it passes when the simulation says so. */
export interface SimulatedTime {
  /** Epoch ms. */
  now(): number
  /** Moves on, and then lets everything ring whose time has come, once. */
  pass(ms: number): Promise<void>
  /** Moves on to the next moment that a process waits for. */
  passToNext(): Promise<void>
  createTimers(): SimulatedTimers
}

interface Alarm {
  at: number
  readonly every: number | undefined
  readonly ring: () => void
  readonly isSilent: () => boolean
}

/** @param setClock sets the clock of the database, before anything rings */
export const createSimulatedTime = (
  start: number,
  setClock: (now: number) => Promise<void>,
): SimulatedTime => {
  const alarms = new Set<Alarm>()
  let now = start
  let processes = 0

  const ringAll = (): void => {
    const due = [...alarms].filter(({ at, isSilent }) => at <= now && !isSilent())
    for (const alarm of due.sort((one, other) => one.at - other.at)) {
      if (alarm.every === undefined) alarms.delete(alarm)
      else alarm.at = now + alarm.every
      alarm.ring()
    }
  }

  const pass = async (ms: number): Promise<void> => {
    now += ms
    await setClock(now)
    ringAll()
  }

  return {
    now: () => now,
    pass,
    async passToNext() {
      const next = [...alarms].filter(({ isSilent }) => !isSilent()).map(({ at }) => at)
      await pass(Math.max(1, Math.min(now + 1_000, ...next) - now))
    },
    createTimers() {
      // Every second process stands still with its machine, whose steady clock then stands still, too.
      const isSuspended = processes++ % 2 === 1
      let isStopped = false
      let stoppedAt = 0
      let stoodFor = 0
      const own = new Set<Alarm>()
      const set = (ms: number, every: number | undefined, ring: () => void): Alarm => {
        const alarm = { at: now + ms, every, ring, isSilent: () => isStopped }
        own.add(alarm)
        alarms.add(alarm)
        return alarm
      }
      const remove = (alarm: Alarm): void => {
        own.delete(alarm)
        alarms.delete(alarm)
      }
      return {
        now: () => (isSuspended && isStopped ? stoppedAt : now) - stoodFor,
        timeOfDay: () => now,
        wait: (ms) =>
          new Promise((done) => {
            const alarm = set(ms, undefined, () => {
              own.delete(alarm)
              done()
            })
          }),
        every(ms, work) {
          const alarm = set(ms, ms, work)
          return () => remove(alarm)
        },
        stop() {
          stoppedAt = now
          isStopped = true
        },
        goOn() {
          if (isSuspended) stoodFor += now - stoppedAt
          isStopped = false
        },
        end() {
          for (const alarm of own) remove(alarm)
        },
      }
    },
  }
}
