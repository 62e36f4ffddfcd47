import {
  AbortedError,
  BusinessError,
  type CallError,
  ContractError,
  HttpError,
  NetworkError,
  SessionExpiredError,
  TimeoutError,
} from '@swx/sdk'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Attempt, KeptAttempts } from './attempt.ts'
import { createMoneySubmission, type MoneySubmission, type MoneyTask } from './money-submission.ts'
import type { SubmissionState } from './submission-state.ts'

const slot = { operation: 'openOrder', scope: '1' } as const
const facts = { method: 'POST', path: '/swx/customer/order/openOrder' }
const cancelled = '11021'

/** What becomes of one request on its way to the server and back. */
type Fate =
  | { readonly is: 'answered'; readonly code: '20004' | '10011' }
  | { readonly is: 'turnedAway'; readonly status: number }
  | { readonly is: 'lost'; readonly how: Loss; readonly arrives: 'now' | 'later' | 'never' }
type Loss = 'network' | 'timeout' | 'aborted' | 'contract' | 408 | 409 | 500 | 503

const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.record({ is: fc.constant('answered' as const), code: fc.constantFrom('20004', '10011') }),
  fc.record({
    is: fc.constant('turnedAway' as const),
    status: fc.constantFrom(400, 401, 403, 404, 405, 413, 415, 421, 422, 429),
  }),
  fc.record({
    is: fc.constant('lost' as const),
    how: fc.constantFrom<Loss>('network', 'timeout', 'aborted', 'contract', 408, 409, 500, 503),
    arrives: fc.constantFrom('now', 'later', 'never'),
  }),
)

/** What the user does, and what time brings. */
type Step = 'press' | 'again' | 'leave' | 'reload' | 'wait' | 'arrive'
const step = fc.constantFrom<Step>('press', 'press', 'again', 'again', 'leave', 'reload', 'wait', 'arrive')

const errorOf = (how: Loss): CallError => {
  if (typeof how === 'number') return new HttpError('answered', { ...facts, status: how })
  const kinds = {
    network: NetworkError,
    timeout: TimeoutError,
    aborted: AbortedError,
    contract: ContractError,
  }
  return new kinds[how]('failed', facts)
}

/** A server that carries out each key once and keeps its answer; requests meet their fates before it. */
function serverOf(fates: readonly Fate[]) {
  const kept = new Map<string, string>()
  const late: string[] = []
  const keys: string[] = []
  let met = 0
  const nextFate = (): Fate => fates[met++] ?? { is: 'answered', code: '20004' }
  const carryOut = (key: string, code = '20004') => {
    const answer = kept.get(key) ?? code
    kept.set(key, answer)
    return answer
  }
  /** Throws what stands before the operation; gives the code that the operation is to answer. */
  const pass = (arrive: (when: 'now' | 'later') => void) => {
    const own = nextFate()
    if (own.is === 'answered') return own.code
    if (own.is === 'lost') {
      if (own.arrives !== 'never') arrive(own.arrives)
      throw errorOf(own.how)
    }
    const { status } = own
    throw status === 401
      ? new SessionExpiredError('answered', { ...facts, status })
      : new HttpError('answered', { ...facts, status })
  }
  return {
    keys,
    async send(key: string) {
      keys.push(key)
      const asked = pass((when) => (when === 'now' ? carryOut(key) : late.push(key)))
      const code = carryOut(key, asked)
      if (code !== '20004') throw new BusinessError('answered', { ...facts, code })
      return { orderNo: key }
    },
    async settle({ key }: Attempt) {
      pass((when) => when === 'now' && carryOut(key, cancelled))
      const code = carryOut(key, cancelled)
      if (code === cancelled) return { state: 'CANCELLED' as const, at: '2026-01-10T15:21:00.000Z' }
      return code === '20004'
        ? { state: 'DONE' as const, result: { orderNo: key } }
        : { state: 'REFUSED' as const, error: new BusinessError('answered', { ...facts, code }) }
    },
    arrive: () => {
      for (const key of late.splice(0)) carryOut(key)
    },
    carriedOut: (ofKeys: ReadonlySet<string>) =>
      [...kept].filter(([key, code]) => ofKeys.has(key) && code === '20004').length,
  }
}

/** What a browser keeps. */
function storage(): KeptAttempts {
  let attempts: readonly Attempt[] = []
  return {
    list: () => attempts,
    has: (key) => attempts.some((attempt) => attempt.key === key),
    find: () => attempts[0],
    put: (attempt) => {
      attempts = [...attempts.filter(({ key }) => key !== attempt.key), attempt]
    },
    remove: (key) => {
      attempts = attempts.filter((attempt) => attempt.key !== key)
    },
    areStored: () => true,
    onChange: () => () => {},
  }
}

const turns = async () => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

/** How often money moved by an end that the user is told; undefined while nothing final is said. */
const movedBy = ({ phase }: SubmissionState): 0 | 1 | undefined => {
  if (phase === 'done') return 1
  return phase === 'rejected' || phase === 'cancelled' ? 0 : undefined
}

it('money moves at most once for each thing that is confirmed, and as often as the user is told', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { maxLength: 12 }),
      fc.array(step, { maxLength: 14 }),
      async (fates, steps) => {
        const server = serverOf(fates)
        const kept = storage()
        const confirmed: { keys: Set<string>; told: 0 | 1 | undefined }[] = []
        let sleepers: (() => void)[] = []
        let submission: MoneySubmission
        const tell = (end: SubmissionState) => {
          const current = confirmed.at(-1)
          if (current) current.told = movedBy(end)
        }
        const task: MoneyTask = {
          send: async (key) => {
            confirmed.at(-1)?.keys.add(key)
            return await server.send(key)
          },
          settle: server.settle,
          isStillValid: () => true,
          onBackgroundSettled: tell,
        }
        const open = () => {
          // What an earlier page waits for never comes.
          sleepers = []
          submission = createMoneySubmission(slot, {
            kept,
            clock: { now: () => 1_000_000, sleep: () => new Promise((wake) => sleepers.push(wake)) },
            holdLock: async () => () => {},
            seesOtherTabs: true,
          })
          submission.follow(tell)
          submission.resume(task)
        }
        const isOpen = () => ['sending', 'finding', 'unknown'].includes(submission.state.get().phase)
        const acts: Record<Step, () => void> = {
          press: () => {
            if (!isOpen()) confirmed.push({ keys: new Set(), told: undefined })
            submission.submit(task, { name: 'BTC' })
          },
          again: () => submission.retry(),
          leave: () => submission.leave(),
          reload: () => open(),
          wait: () => {
            for (const wake of sleepers.splice(0)) wake()
          },
          arrive: server.arrive,
        }
        open()
        for (const one of steps) {
          acts[one]()
          await turns()
        }
        server.arrive()

        for (const { keys, told } of confirmed) {
          expect(keys.size, 'keys of one intention').toBeLessThanOrEqual(1)
          expect(server.carriedOut(keys)).toBeLessThanOrEqual(1)
          if (told !== undefined) expect(server.carriedOut(keys), 'as the user was told').toBe(told)
        }
        const names = confirmed.flatMap(({ keys }) => [...keys])
        expect(new Set(names).size, 'a key of its own for each intention').toBe(names.length)
      },
    ),
    { numRuns: 2_000 },
  )
})
