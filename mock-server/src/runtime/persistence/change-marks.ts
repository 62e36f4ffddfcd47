import type { Disk } from './disk.ts'

/**
 * How many changes of each state were acknowledged, in a file beside the data: eight bytes a state. SQLite comes back
 * with what its log holds, and says nothing of a log that was cut off, emptied or left behind; the marks tell.
 */
export interface ChangeMarks {
  /** Whether there were no marks to read: none at all, or such as were never written. */
  readonly isNew: boolean
  /** Acknowledged changes of a state, 0 for one that never was. */
  get(state: number): number
  /** Ids of states that have a mark. */
  states(): readonly number[]
  /**
   * Marks changes once they are written. The disk may fail to take it: a mark that is behind its state, even by half a
   * number, is below what was acknowledged and raises no alarm.
   */
  set(state: number, changes: number): void
  /**
   * Takes the mark of a state away before the state is removed, which would look like a loss otherwise, after a loss of
   * power as well.
   *
   * @throws when the disk does not take it
   */
  clear(state: number): void
  close(): void
}

const WIDTH = 8

/** Opens the marks, or makes them. */
export const openMarks = (path: string, { files }: Disk): ChangeMarks => {
  const { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } = files
  const isMissing = !existsSync(path)
  const file = openSync(path, isMissing ? 'w+' : 'r+')
  const bytes = readFileSync(file)
  const marks = new Map<number, number>()
  let isSenseless = false
  for (let at = 0; at + WIDTH <= bytes.length; at += WIDTH) {
    const changes = bytes.readDoubleLE(at)
    // Half a number that a full disk took may be any below it; a count that is none was never written.
    if (!(changes >= 0 && changes <= Number.MAX_SAFE_INTEGER)) isSenseless = true
    if (changes >= 1) marks.set(at / WIDTH, Math.floor(changes))
  }
  if (isSenseless) marks.clear()
  const isNew = isMissing || isSenseless || bytes.length === 0
  const buffer = Buffer.alloc(WIDTH)
  /** Marks that the disk did not take. */
  const behind = new Set<number>()
  const write = (state: number): void => {
    buffer.writeDoubleLE(marks.get(state) ?? 0)
    for (let done = 0; done < WIDTH; )
      done += writeSync(file, buffer, done, WIDTH - done, state * WIDTH + done)
    behind.delete(state)
  }
  const writeBehind = (): void => {
    for (const state of behind) write(state)
  }
  // No state has the number 0: its place says that there were marks, so that emptied ones are noticed.
  if (isNew) {
    try {
      writeSync(file, buffer, 0, WIDTH, 0)
    } catch {
      // It is written with the first mark, which fills what comes before it.
    }
  }
  return {
    isNew,
    get: (state) => marks.get(state) ?? 0,
    states: () => [...marks.keys()],
    clear(state) {
      marks.delete(state)
      behind.add(state)
      writeBehind()
      fsyncSync(file)
    },
    set(state, changes) {
      marks.set(state, changes)
      behind.add(state)
      try {
        writeBehind()
      } catch {
        // It is written with the next one.
      }
    },
    close: () => closeSync(file),
  }
}
