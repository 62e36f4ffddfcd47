import { HttpError } from '@swx/sdk'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeLocks } from '#test/fake-locks.ts'
import { keptAttempts } from './attempt.ts'
import type { Settled, SubmissionClock } from './find-out.ts'
import { createMoneySubmission, type MoneyTask } from './money-submission.ts'

const slot = { operation: 'openOrder', scope: '1' } as const
const summary = { name: 'BTC', size: '0.05' }
const done: Settled = { state: 'DONE', result: { orderNo: 'LV1' } }
const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

let locks = createFakeLocks()

/** A tab of the same browser: locks and storage are shared, everything else is its own. */
function openTab({ settle = async () => done, seesOtherTabs = true, now = 1_000_000 } = {}) {
  const time = { now }
  const sleeps: number[] = []
  const clock: SubmissionClock = {
    now: () => time.now,
    sleep: async (ms) => {
      sleeps.push(ms)
      time.now += ms
    },
  }
  const submission = createMoneySubmission(slot, {
    kept: keptAttempts({ userName: 'marta_k', mode: 'real' }),
    clock,
    holdLock: (name) =>
      seesOtherTabs
        ? new Promise((resolve) => {
            void locks.request(name, () => new Promise<void>((release) => resolve(release)))
          })
        : Promise.resolve(() => {}),
    seesOtherTabs,
  })
  const told = vi.fn()
  const send = vi.fn(async (_: string): Promise<unknown> => new Promise(() => {}))
  const task: MoneyTask = {
    send,
    settle: vi.fn(settle),
    isStillValid: () => true,
    onBackgroundSettled: told,
  }
  return { submission, task, send, told, sleeps, phase: () => submission.state.get().phase }
}

describe('money sent from one tab', () => {
  beforeEach(() => {
    localStorage.clear()
    locks = createFakeLocks()
  })

  it('is not sent a second time from another tab', async () => {
    const first = openTab()
    first.submission.submit(first.task, summary)
    await turns()
    const second = openTab()
    second.submission.submit(second.task, summary)
    await turns()
    expect(first.send).toHaveBeenCalledOnce()
    expect(second.send).not.toHaveBeenCalled()
    expect(second.phase()).toBe('finding')
  })

  it('is not asked about by another tab while the first one works on it', async () => {
    const first = openTab()
    first.submission.submit(first.task, summary)
    await turns()
    const second = openTab()
    second.submission.resume(second.task)
    await turns()
    expect(second.task.settle).not.toHaveBeenCalled()
  })

  it('is found out by the other tab once the first one is closed', async () => {
    const first = openTab()
    first.submission.submit(first.task, summary)
    await turns()
    const second = openTab()
    second.submission.resume(second.task)
    locks.endTab()
    await turns()
    expect(second.told).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ phase: 'done', result: { orderNo: 'LV1' } }),
    )
    expect(keptAttempts({ userName: 'marta_k', mode: 'real' }).list()).toEqual([])
  })

  it('is told in one tab only', async () => {
    const first = openTab()
    first.send.mockRejectedValue(new HttpError('failed', { method: 'POST', path: '/', status: 503 }))
    const second = openTab()
    first.submission.submit(first.task, summary)
    second.submission.resume(second.task)
    await turns()
    expect(first.told).toHaveBeenCalledOnce()
    expect(second.told).not.toHaveBeenCalled()
    expect(second.phase()).toBe('idle')
  })

  it('is found out for a dialog that waits for it in the other tab as well', async () => {
    const first = openTab()
    let answer = (_: Settled) => {}
    first.send.mockRejectedValue(new HttpError('failed', { method: 'POST', path: '/', status: 503 }))
    first.task.settle = () => new Promise((resolve) => (answer = resolve))
    first.submission.submit(first.task, summary)
    await turns()
    const second = openTab()
    second.submission.follow(() => {})
    second.submission.resume(second.task)
    answer(done)
    await turns()
    expect(second.phase()).toBe('done')
  })

  it('is not sent again for another user or account who came while it waited for the other tab', async () => {
    let isValid = false
    const first = openTab()
    first.task.isStillValid = () => isValid
    first.send.mockRejectedValue(new HttpError('failed', { method: 'POST', path: '/', status: 503 }))
    isValid = true
    first.submission.submit(first.task, summary)
    isValid = false
    await turns()
    const second = openTab()
    let answer = (_: Settled) => {}
    second.task.settle = () => new Promise((resolve) => (answer = resolve))
    second.submission.resume(second.task)
    await turns()
    first.send.mockClear()
    isValid = true
    first.submission.retry()
    await turns()
    isValid = false
    answer({ state: 'CANCELLED', at: '2026-01-10T15:21:00.000Z' })
    await turns()
    expect(first.send).not.toHaveBeenCalled()
    expect(first.phase()).toBe('finding')
  })

  it('is asked about only when its call must have ended, where tabs do not know of each other', async () => {
    const first = openTab({ seesOtherTabs: false })
    first.submission.submit(first.task, summary)
    await turns()
    const second = openTab({ seesOtherTabs: false })
    second.submission.resume(second.task)
    await turns()
    expect(second.sleeps).toEqual([95_000])
    expect(second.told).toHaveBeenCalledOnce()
  })
})
