import type { SimulatedDisk } from './simulated-disk.ts'
import type { Tally } from './tally.ts'

/** A call that failed may say so only where the disk failed, and then nothing has happened. */
export const isRefusedByDisk = (
  { disk, tally }: { readonly disk: SimulatedDisk; readonly tally: Tally },
  status: number,
  failuresBefore: number,
): boolean => {
  if (disk.isEnded) return true
  if (status < 500) return false
  if (disk.failures === failuresBefore) throw new Error(`HTTP ${status}, and the disk has not failed`)
  tally.refusedByTheDisk++
  return true
}
