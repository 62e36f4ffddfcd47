import type { Disk } from './disk.ts'

/**
 * How many changes were acknowledged, in a file beside the data: SQLite comes back with what its log holds, and says
 * nothing of a log that was cut off, damaged, emptied or left behind, nor of an older copy of the file.
 */
export interface AcknowledgedMark {
  /** Changes that were acknowledged before this process; undefined when the mark is missing or was never written so. */
  readonly found: number | undefined
  /** Marks changes once they are written. A mark that the disk did not take is made up for by the next one. */
  set(changes: number): void
  close(): void
}

const WIDTH = 8
/** The largest mark. It leaves room to count on before numbers are no longer exact. */
const MOST = 2 ** 52

const read = (bytes: Buffer): number | undefined => {
  const changes = bytes.length < WIDTH ? -1 : bytes.readDoubleLE(0)
  return changes >= 0 && changes <= MOST ? Math.floor(changes) : undefined
}

/** Opens the mark, or makes it. */
export const openMark = (path: string, { files }: Disk): AcknowledgedMark => {
  const { closeSync, existsSync, openSync, readFileSync, writeSync } = files
  const file = openSync(path, existsSync(path) ? 'r+' : 'w+')
  const buffer = Buffer.alloc(WIDTH)
  return {
    found: read(readFileSync(file)),
    set(changes) {
      buffer.writeDoubleLE(changes)
      try {
        // Of a mark that rises, half is at most what was acknowledged, and raises no alarm: the highest bytes come last.
        for (let done = 0; done < WIDTH; ) done += writeSync(file, buffer, done, WIDTH - done, done)
      } catch {
        // It is written with the next one.
      }
    },
    close: () => closeSync(file),
  }
}
