import type { Stage } from './stage.ts'

/** A call that failed may say so only where the disk failed, and then nothing has happened. */
export const isRefusedByDisk = (stage: Stage, status: number, failuresBefore: number): boolean => {
  if (stage.disk.isEnded) return true
  if (status < 500) return false
  if (stage.disk.failures === failuresBefore) throw new Error(`HTTP ${status}, and the disk has not failed`)
  stage.tally.refusedByTheDisk++
  return true
}
