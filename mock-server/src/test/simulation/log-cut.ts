/** Where SQLite's log is cut when a process or the power ends (format: sqlite.org/fileformat2.html, section 4). */

const HEADER = 32
const FRAME_HEADER = 24
/** A disk writes a sector wholly or not at all. */
const SECTOR = 512

/** Where each transaction of the present log ends, in bytes. */
const endsOfTransactions = (log: Buffer): number[] => {
  if (log.length < HEADER) return []
  const step = FRAME_HEADER + log.readUInt32BE(8)
  const ends: number[] = []
  for (let at = HEADER; at + step <= log.length; at += step) {
    if (log.compare(log, 16, 24, at + 8, at + 16) !== 0) break
    if (log.readUInt32BE(at + 4) !== 0) ends.push(at + step)
  }
  return ends
}

/**
 * The log without its last transactions, and with a part of the first that is lost.
 *
 * @param share how much of that one is there, from 0 to below 1.
 */
export const withoutTail = (log: Buffer, lost: number, share: number): Buffer => {
  const ends = endsOfTransactions(log)
  const kept = ends.length - lost
  if (lost === 0 || kept < 0) return log
  const from = kept === 0 ? HEADER : (ends[kept - 1] as number)
  const part = Math.floor((((ends[kept] as number) - from) * share) / SECTOR) * SECTOR
  return log.subarray(0, from + part)
}

/** The log in the middle of a write that begins where the two first differ. */
export const halfWritten = (before: Buffer, after: Buffer, share: number): Buffer => {
  let [from, to] = [0, after.length]
  while (from < to && before[from] === after[from]) from++
  while (to > from && to <= before.length && before[to - 1] === after[to - 1]) to--
  const cut = Math.floor((from + (to - from) * share) / SECTOR) * SECTOR
  return cut <= from ? before : Buffer.concat([after.subarray(0, cut), before.subarray(cut)])
}
