import { ProcessEnded } from './disk-error.ts'
import { type DiskImage, takeImage } from './disk-image.ts'
import type { Tally } from './tally.ts'

/** What is wrong with the disk. */
export interface DiskTrouble {
  /** Every so many calls fail. */
  readonly errorEvery?: number
  /** Every so many writes to the file of marks stop in the middle. */
  readonly shortEvery?: number
  /** How many more records fit. */
  readonly room?: number
}

/** How a write that is under way gets to the disk as the process ends: not at all, in part, or wholly. */
export type LastWrite = 'none' | 'part' | 'all'

/** A write in the middle of which a process can end. */
export interface Write {
  /** Whether it ends a transaction. */
  readonly isTransaction: boolean
  whole(): unknown
  /** @returns what is on the disk when it gets no further than `share` */
  part(before: DiskImage, share: number): DiskImage
}

/** A call that can fail, with the error it fails with. */
interface Call<T> {
  readonly work: () => T
  readonly error: () => Error
  /** What the disk does before it answers with the error. */
  readonly onFail?: () => unknown
  readonly write?: Write | undefined
}

/** The calls of a disk, one after the other: which fail, and in which the process ends. */
export const createDiskCalls = (dir: string, tally: Tally) => {
  let trouble: DiskTrouble = {}
  let room = Number.POSITIVE_INFINITY
  let [count, shortWrites] = [0, 0]
  let isSound = false
  let ending: { readonly at: number; readonly last: LastWrite; readonly share: number } | undefined

  const end = (image: DiskImage): never => {
    calls.left = image
    throw new ProcessEnded('The simulated process has ended.')
  }

  const endIn = (write: Write | undefined, last: LastWrite, share: number): never => {
    tally.endsInACall++
    const before = takeImage(dir)
    if (!write || last === 'none') return end(before)
    if (last === 'part') {
      tally.tornWrites++
      return end(write.part(before, share))
    }
    write.whole()
    calls.hasLastTransaction = write.isTransaction
    return end(takeImage(dir))
  }

  const calls = {
    /** What a process that has ended left on the disk. */
    left: undefined as DiskImage | undefined,
    /** Whether the transaction that was under way at the end is on the disk. */
    hasLastTransaction: false,
    /** How many calls have failed. */
    failures: 0,
    get count() {
      return count
    },
    fail(error: Error): never {
      calls.failures++
      throw error
    },
    make<T>({ work, error, onFail, write }: Call<T>): T {
      if (calls.left) throw new ProcessEnded('The simulated process has ended.')
      if (isSound) return work()
      count++
      // An end in the middle of a write waits for one.
      if (ending && count >= ending.at && (write || ending.last === 'none'))
        return endIn(write, ending.last, ending.share)
      const { errorEvery } = trouble
      if (errorEvery === undefined || count % errorEvery !== 0) return work()
      tally.errors++
      onFail?.()
      return calls.fail(error())
    },
    /** Whether there is no room for one more record. */
    isFull(): boolean {
      if (isSound || calls.left || room-- > 0) return false
      tally.full++
      return true
    },
    /** Whether the next write stops in the middle. */
    isShort: (): boolean =>
      !isSound && trouble.shortEvery !== undefined && ++shortWrites % trouble.shortEvery === 0,
    trouble(next: DiskTrouble): void {
      trouble = next
      room = next.room ?? Number.POSITIVE_INFINITY
    },
    soundly<T>(work: () => T): T {
      const was = isSound
      isSound = true
      const after = () => {
        isSound = was
      }
      let answer: T | undefined
      try {
        answer = work()
        return answer instanceof Promise ? (answer.finally(after) as T) : answer
      } finally {
        if (!(answer instanceof Promise)) after()
      }
    },
    endAt(after: number, last: LastWrite, share: number): void {
      ending = { at: count + after, last, share }
    },
    /** Another process begins. */
    begin(): void {
      calls.left = undefined
      calls.hasLastTransaction = false
      ending = undefined
    },
  }
  return calls
}

export type DiskCalls = ReturnType<typeof createDiskCalls>
