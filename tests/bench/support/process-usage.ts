// What a process takes of the machine, as Linux tells it in /proc.
import { readFileSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'

/** Megabytes of a process in memory. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Processor time that a process has used, in hundredths of a second. */
const ticksOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

/** Processor time that a process has used, in seconds. */
export const processorTimeOf = (pid: number): number => ticksOf(pid) / 100

/** Waits until a process hardly works for two seconds. */
export async function untilIdle(pid: number): Promise<void> {
  for (let before = -Infinity, now = ticksOf(pid); now - before > 1; ) {
    await after(2_000)
    before = now
    now = ticksOf(pid)
  }
}
