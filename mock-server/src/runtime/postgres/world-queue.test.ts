import { expect, test } from 'vitest'
import type { WorldUnavailableError } from '../world-persistence.ts'
import { createWorldQueue, type Fence, type Outcome, type RowWrite, type Write } from './world-queue.ts'

/** The database of one world: it takes a write of its owner with the next number, and no other. */
const createRow = () => {
  const row = { token: 1, change: 0, rows: new Map<string, string | null>(), writes: 0 }
  return {
    row,
    /** What the statement with the fence does. */
    take(write: Write, { token, change }: Fence): Outcome {
      if (token === row.token && change === row.change) return 'kept'
      if (token !== row.token || change !== row.change + 1) return 'fenced'
      row.change = change
      row.writes++
      if (write.does === 'change') for (const { key, row: text } of write.rows) row.rows.set(key, text)
      return 'kept'
    },
  }
}

class UnreachableError extends Error {}

const start = (send: (write: Write, fence: Fence) => Promise<Outcome>) => {
  const failures: WorldUnavailableError[] = []
  let time = 0
  const queue = createWorldQueue({
    name: 'team',
    fence: { token: 1, change: 0 },
    write: send,
    isUnreachable: (error) => error instanceof UnreachableError,
    onFailed: (error) => failures.push(error),
    now: () => time,
    async wait(ms) {
      time += ms
    },
  })
  return { queue, failures }
}

const change = (key: string, row: string | null): Write & { readonly rows: readonly RowWrite[] } => ({
  does: 'change',
  head: `head after ${key}`,
  rows: [{ kind: 'users', key, row }],
})

test('what is added is written in order, each under the next number, and then nothing waits', async () => {
  const { row, take } = createRow()
  const { queue } = start(async (write, fence) => take(write, fence))
  expect(queue.kept()).toBeUndefined()
  queue.add(change('a', '1'))
  const first = queue.kept()
  await first
  queue.add(change('a', '2'))
  await queue.kept()
  expect(row.rows.get('a')).toBe('2')
  expect(row).toMatchObject({ change: 2, writes: 2 })
  expect(queue.kept()).toBeUndefined()
})

test('changes that wait are written together, the last of each row', async () => {
  const { row, take } = createRow()
  const { queue } = start(async (write, fence) => take(write, fence))
  queue.add(change('a', '1'))
  queue.add(change('b', '1'))
  queue.add(change('a', null))
  await queue.kept()
  expect([...row.rows]).toEqual([
    ['a', null],
    ['b', '1'],
  ])
  expect(row.writes).toBe(1)
})

test('a write whose answer is lost is sent again under its number, and done once', async () => {
  const { row, take } = createRow()
  let isLost = true
  const { queue, failures } = start(async (write, fence) => {
    const outcome = take(write, fence)
    if (!isLost) return outcome
    isLost = false
    throw new UnreachableError('the connection is gone')
  })
  queue.add(change('a', '1'))
  await queue.kept()
  expect(row).toMatchObject({ change: 1, writes: 1 })
  expect(failures).toEqual([])
})

test('the owner of before writes nothing: everything that waits is told, and nothing more is taken', async () => {
  const { row, take } = createRow()
  const { queue, failures } = start(async (write, fence) => take(write, fence))
  queue.add(change('a', '1'))
  await queue.kept()
  // Another process has claimed the world, and changed it.
  row.token = 2
  row.change = 2
  queue.add(change('a', 'of the owner of before'))
  await expect(queue.kept()).rejects.toThrow(
    'World "team" went over to another process while this one did not answer: nothing of this call was kept, send it again.',
  )
  expect(row.rows.get('a')).toBe('1')
  expect(failures).toHaveLength(1)
  expect(() => queue.add(change('a', 'again'))).toThrow('went over to another process')
  await expect(queue.kept()).rejects.toThrow('went over to another process')
})

test('of a write that may have been done before the world went over, the key tells', async () => {
  const { row, take } = createRow()
  const { queue } = start(async (write, fence) => {
    if (row.token === 2) return take(write, fence)
    take(write, fence)
    row.token = 2
    throw new UnreachableError('the connection is gone')
  })
  queue.add(change('a', '1'))
  await expect(queue.kept()).rejects.toThrow(
    'send this call again with the same Idempotency-Key, which tells whether it was kept.',
  )
})

test('a database that is gone for too long is said, with what to do', async () => {
  let tries = 0
  const { queue, failures } = start(async () => {
    tries++
    throw new UnreachableError('connect ECONNREFUSED')
  })
  queue.add(change('a', '1'))
  await expect(queue.kept()).rejects.toThrow(
    'The database does not answer (connect ECONNREFUSED): send this call again with the same Idempotency-Key once it does',
  )
  expect(tries).toBeGreaterThan(10)
  expect(failures).toHaveLength(1)
})

test('a database without room says so at once, and nothing of the call has happened', async () => {
  const { queue } = start(async () => {
    throw new Error('could not extend file: No space left on device')
  })
  queue.add(change('a', '1'))
  await expect(queue.kept()).rejects.toThrow(
    'World "team" could not be written (could not extend file: No space left on device): nothing of this call was kept.',
  )
})

test('of a write that may have been done before the database had no room, the key tells', async () => {
  const { row, take } = createRow()
  let attempts = 0
  const { queue } = start(async (write, fence) => {
    if (++attempts > 1) throw new Error('could not extend file: No space left on device')
    take(write, fence)
    throw new UnreachableError('the connection is gone')
  })
  queue.add(change('a', '1'))
  await expect(queue.kept()).rejects.toThrow(
    'could not be written (could not extend file: No space left on device): send this call again with the same Idempotency-Key, which tells whether it was kept.',
  )
  expect(row.rows.get('a')).toBe('1')
})
