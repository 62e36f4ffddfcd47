import type { Disk } from './disk.ts'

/**
 * How many changes of each state were acknowledged, in a file beside the data: eight bytes a state. SQLite comes back
 * with what its log holds, and says nothing of a log that was cut off, emptied or left behind; the marks tell.
 */
export interface ChangeMarks {
  /** Whether there were no marks to read. */
  readonly isNew: boolean
  /** Acknowledged changes of a state, 0 for one that never was. */
  get(state: number): number
  /** Ids of states that have a mark. */
  states(): readonly number[]
  set(state: number, changes: number): void
  close(): void
}

const WIDTH = 8

/** Opens the marks, or makes them. */
export const openMarks = (path: string, { files }: Disk): ChangeMarks => {
  const { closeSync, existsSync, openSync, readFileSync, writeSync } = files
  const isNew = !existsSync(path)
  const file = openSync(path, isNew ? 'w+' : 'r+')
  const bytes = readFileSync(file)
  const marks = new Map<number, number>()
  for (let at = 0; at + WIDTH <= bytes.length; at += WIDTH) {
    const changes = bytes.readDoubleLE(at)
    if (changes > 0) marks.set(at / WIDTH, changes)
  }
  const buffer = Buffer.alloc(WIDTH)
  return {
    isNew,
    get: (state) => marks.get(state) ?? 0,
    states: () => [...marks.keys()],
    set(state, changes) {
      buffer.writeDoubleLE(changes)
      writeSync(file, buffer, 0, WIDTH, state * WIDTH)
      if (changes > 0) marks.set(state, changes)
      else marks.delete(state)
    },
    close: () => closeSync(file),
  }
}
