import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Connection } from './connection.ts'
import { createLease } from './process-lease.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('worlds are relied on for five seconds after the database has answered last, and looked for once it does again', async () => {
  let time = 0
  let isGone = false
  let lapses = 0
  const query = async () => {
    if (isGone) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    return { rows: [], count: 0 }
  }
  const connection: Connection = {
    query,
    transaction: (work) => work({ query }),
    counts: () => ({ open: 1, waiting: 0 }),
    close: async () => {},
  }
  const lease = createLease({
    connection,
    id: 'one',
    label: 'one',
    onLapse: async () => void lapses++,
    onWanted() {},
    now: () => time,
  })
  expect(lease.isValid).toBe(false)
  await lease.renew()
  expect(lease.isValid).toBe(true)

  isGone = true
  time = 4_999
  await expect(lease.renew()).rejects.toThrow('ECONNREFUSED')
  expect(lease.isValid).toBe(true)
  time = 5_000
  expect(lease.isValid).toBe(false)

  isGone = false
  await vi.advanceTimersByTimeAsync(500)
  expect([lease.isValid, lapses]).toEqual([true, 1])
  await lease.end()
  expect(lease.isValid).toBe(false)
})

test('a renewal that was asked for before the lease ran out does not make sure of it', async () => {
  let time = 0
  let lapses = 0
  const answers: (() => void)[] = []
  const query = () =>
    new Promise<{ rows: []; count: number }>((done) => answers.push(() => done({ rows: [], count: 0 })))
  const answerNext = async (): Promise<void> => {
    answers.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  const lease = createLease({
    connection: {
      query,
      transaction: (work) => work({ query }),
      counts: () => ({ open: 1, waiting: 0 }),
      close: async () => {},
    } as Connection,
    id: 'one',
    label: 'one',
    onLapse: async () => void lapses++,
    onWanted() {},
    now: () => time,
    every: () => () => undefined,
  })
  const first = lease.renew()
  await answerNext()
  // The lease is held; the question for wanted worlds is not answered for longer than it lasts.
  time = 5_000
  let isSure = false
  const sure = lease.renew().then(() => {
    isSure = true
  })
  await answerNext()
  expect([isSure, lapses]).toEqual([false, 0])
  await answerNext()
  await answerNext()
  await Promise.all([first, sure])
  expect([lease.isValid, lapses]).toEqual([true, 1])
})

describe('a machine that is suspended for a minute', () => {
  /** A process, and a database that another process may use meanwhile, each with its clocks. */
  const holdLease = async () => {
    const clocks = { steady: 0, timeOfDay: 0, database: 0 }
    const lapsed: boolean[] = []
    const query = async (text: string) => {
      const rows = text.includes('INTO swx_processes') ? [{ held_at: clocks.database }] : []
      return { rows, count: rows.length }
    }
    const lease = createLease({
      connection: { query } as Connection,
      id: 'one',
      label: 'one',
      onLapse: async () => void lapsed.push(lease.isValid),
      onWanted() {},
      now: () => clocks.steady,
      timeOfDay: () => clocks.timeOfDay,
      every: () => () => undefined,
    })
    await lease.renew()
    await lease.renew()
    return { lease, clocks, lapsed }
  }

  test('does not rely on its lease afterwards, although its steady clock stood still', async () => {
    const { lease, clocks, lapsed } = await holdLease()
    expect([lease.isValid, lapsed]).toEqual([true, []])
    clocks.timeOfDay = 60_000
    expect(lease.isValid).toBe(false)
  })

  test('looks for the worlds that others took, by the clock of the database where both of its own stood still', async () => {
    const { lease, clocks, lapsed } = await holdLease()
    clocks.database = 4_999
    await lease.renew()
    expect([lease.lapses, lapsed]).toEqual([0, []])
    clocks.database = 60_000
    await lease.renew()
    // Nothing of these worlds is answered while they are looked for.
    expect([lease.lapses, lapsed, lease.isValid]).toEqual([1, [false], true])
  })

  test('does not rely on its lease for longer because the time of day was set back', async () => {
    const { lease, clocks } = await holdLease()
    clocks.timeOfDay = -3_600_000
    clocks.steady = 5_000
    expect(lease.isValid).toBe(false)
  })
})
