import type { Disk } from './disk.ts'

/**
 * Reads SQLite's write-ahead log for damage (format: sqlite.org/fileformat2.html, section 4). SQLite takes the first
 * frame that does not check out for the end of the log and says nothing of what comes after it. After a kill that is
 * right: the frame was never finished, and nothing comes after it. Anything else would lose acknowledged commands.
 */

const HEADER = 32
const FRAME_HEADER = 24
const MAGIC = 0x377f0682

type Sums = readonly [number, number]

/** SQLite's running checksum over 32-bit words. */
const addUp = (view: DataView, from: number, to: number, isLittle: boolean, [a, b]: Sums): Sums => {
  let [first, second] = [a, b]
  for (let at = from; at < to; at += 8) {
    first = (first + view.getUint32(at, isLittle) + second) >>> 0
    second = (second + view.getUint32(at + 4, isLittle) + first) >>> 0
  }
  return [first, second]
}

const holds = (view: DataView, at: number, [first, second]: Sums): boolean =>
  view.getUint32(at) === first && view.getUint32(at + 4) === second

const read = (path: string, { openSync, readFileSync, closeSync }: Disk['files']): Uint8Array => {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Uint8Array()
    throw error
  }
  try {
    return readFileSync(file)
  } finally {
    closeSync(file)
  }
}

/** What is wrong with a write-ahead log, in a few words; undefined when it is whole, empty or not there. */
export const walDamage = (path: string, { files }: Disk): string | undefined => {
  const bytes = read(path, files)
  if (bytes.length <= HEADER) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const magic = view.getUint32(0)
  if ((magic & ~1) >>> 0 !== MAGIC) return 'its log has no header'
  const isLittle = (magic & 1) === 0
  const size = view.getUint32(8)
  let sums = addUp(view, 0, 24, isLittle, [0, 0])
  if (!holds(view, 24, sums) || size < 512) return 'the header of its log is not as it was written'

  const step = FRAME_HEADER + size
  const isOfThisLog = (frame: number): boolean =>
    view.getUint32(frame + 8) === view.getUint32(16) && view.getUint32(frame + 12) === view.getUint32(20)
  let frame = HEADER
  for (; frame + step <= bytes.length; frame += step) {
    sums = addUp(view, frame, frame + 8, isLittle, sums)
    sums = addUp(view, frame + FRAME_HEADER, frame + step, isLittle, sums)
    if (!isOfThisLog(frame) || !holds(view, frame + 16, sums)) break
  }
  for (let later = frame + step; later + FRAME_HEADER <= bytes.length; later += step) {
    if (isOfThisLog(later)) return 'its log is broken in the middle'
  }
  return undefined
}
