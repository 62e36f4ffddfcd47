import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FaultEffect } from '../../faults/fault-rule.ts'
import { runSeed, SOAK } from '../soak.ts'
import { SECURITY_PASSWORD } from './ground.ts'
import { expectBooks } from './laws.ts'
import { createTrial, type Trial } from './trial.ts'

/** What happens to an attempt: it is sent, asked for, or given time; or the process is killed and comes back. */
type Step =
  | { readonly does: 'send'; readonly which: number; readonly fault: keyof typeof faults }
  | { readonly does: 'settle'; readonly which: number }
  | { readonly does: 'wait' }
  | { readonly does: 'kill' }

/** What goes wrong with a call. */
const faults = {
  none: undefined,
  lost: { dropAfterCommit: true },
  late: { delayMs: 2 },
  failed: { status: 503 },
  broken: { end: 'reset' },
} satisfies Record<string, FaultEffect | undefined>

const which = fc.nat({ max: 3 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('send' as const),
      which,
      fault: fc.constantFrom(...(Object.keys(faults) as (keyof typeof faults)[])),
    }),
  },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('settle' as const), which }) },
  { weight: 3, arbitrary: fc.constant({ does: 'wait' as const }) },
  { weight: 1, arbitrary: fc.constant({ does: 'kill' as const }) },
)

/** Two attempts that are answered at once, and two that wait for a password to be hashed; of each one is refused. */
const attempts = [
  { operation: 'buyOptions', amount: '100.00', right: true },
  { operation: 'buyOptions', amount: '9.00', right: false },
  { operation: 'withdrawal', amount: '30.00', right: true },
  { operation: 'withdrawal', amount: '31.00', right: false },
].map((attempt, index) => ({ ...attempt, key: `attempt-${index}` }))

type Attempt = (typeof attempts)[number]

const bodyOf = ({ operation, amount, right }: Attempt) =>
  operation === 'withdrawal'
    ? {
        method: 'BTC',
        amount,
        address: 'SANDBOX-BTC-1',
        securityPassword: right ? SECURITY_PASSWORD : '135790',
        expectedFee: amount === '30.00' ? '0.30' : '0.31',
      }
    : { marketId: '1', direction: 'UP', periodSec: 900, amount, acceptedTermsVersion: '2026-01' }

const pathOf = ({ operation }: Attempt) =>
  operation === 'withdrawal' ? 'user/withdrawal' : 'order/buyOptions'

/** How often an attempt was carried out. */
const timesDone = ({ world, users }: Trial, { operation, amount }: Attempt): number => {
  const cents = BigInt(amount.replace('.', ''))
  const { options, withdrawals } = world.store.read
  const rows = operation === 'withdrawal' ? withdrawals.list() : options.list()
  return [...rows].filter(
    (row) => row.userId === users[0]?.id && ('stake' in row ? row.stake : row.amount) === cents,
  ).length
}

/** What became known of an attempt. */
interface Known {
  readonly attempt: Attempt
  /** Answers that were given, by a call or by settling it. */
  readonly answers: Set<string>
  isCancelled: boolean
}

const soon = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Sends and settles; what comes back after a kill counts for nothing. */
const createSender = (trial: Trial) => {
  let life = 0
  /** Calls of this life that have not ended, and how many faults were set that let one never end. */
  let open = 0
  let lost = 0
  const failures: unknown[] = []
  const track = async (work: Promise<void>): Promise<void> => {
    const born = life
    open++
    await work.catch((cause) => failures.push(cause))
    if (born === life) open--
  }

  const send = async (one: Known): Promise<void> => {
    const { attempt, answers } = one
    const [born, wasCancelled] = [life, one.isCancelled]
    const answer = await trial
      .call(0, pathOf(attempt), bodyOf(attempt), { key: attempt.key })
      .catch(() => undefined)
    if (born !== life) return
    if (!answer || answer.status >= 500 || answer.code === '11015') return
    if (wasCancelled) expect(answer.code, attempt.key).toBe('11021')
    if (answer.code !== '11021') answers.add(answer.body)
  }

  const settle = async (one: Known): Promise<void> => {
    const { attempt, answers } = one
    const { key, operation } = attempt
    const [born, wasCancelled] = [life, one.isCancelled]
    const { result } = await trial.call(0, 'user/settleAttempt', { key, operation })
    if (born !== life) return
    if (wasCancelled) expect(result.state).toBe('CANCELLED')
    if (result.state === 'RUNNING') expect(operation).toBe('withdrawal')
    if (result.state === 'DONE') answers.add(JSON.stringify(result.answer))
    if (result.state === 'CANCELLED') one.isCancelled = true
  }

  return {
    send(one: Known, effect: FaultEffect | undefined) {
      const { operation: op } = one.attempt
      if (effect) trial.world.faults.add({ match: { op }, effect, times: 1 })
      if (effect?.dropAfterCommit) lost++
      void track(send(one))
    },
    settle: (one: Known) => void track(settle(one)),
    sendNow: send,
    settleNow: settle,
    async kill() {
      life++
      open = 0
      lost = 0
      await trial.restart()
    },
    /** Lets everything end that ever does; a lost answer never comes. */
    async end() {
      const { faults: plan, running } = trial.world
      const stillSet = () => plan.list().filter(({ effect }) => effect.dropAfterCommit).length
      while (open > lost - stillSet() || running.size > 0) await soon()
      plan.clear()
      if (failures.length > 0) throw failures[0]
    },
  }
}

test('whatever is lost, late, killed or settled: an attempt is carried out once or never, and what is said of it stays true', {
  timeout: 120_000 * SOAK,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const trial = await createTrial(1)
      const known: Known[] = attempts.map((attempt) => ({
        attempt,
        answers: new Set(),
        isCancelled: false,
      }))
      const sender = createSender(trial)
      for (const one of steps) {
        if (one.does === 'wait') await soon()
        else if (one.does === 'kill') await sender.kill()
        else {
          const subject = known[one.which] as Known
          if (one.does === 'settle') sender.settle(subject)
          else sender.send(subject, faults[one.fault])
        }
      }
      await sender.end()

      for (const one of known) {
        const { attempt, answers } = one
        await sender.settleNow(one)
        await sender.sendNow(one)
        await sender.settleNow(one)
        // LI-06: one answer, by a call or by settling it, however often.
        expect(answers.size, attempt.key).toBe(one.isCancelled ? 0 : 1)
        const isDone = !one.isCancelled && /^2000\d$/.test(JSON.parse([...answers][0] as string).code)
        expect(isDone && !attempt.right, attempt.key).toBe(false)
        expect(timesDone(trial, attempt), attempt.key).toBe(isDone ? 1 : 0)
      }
      expectBooks(trial)
    }),
    { numRuns: 60 * SOAK, seed: runSeed(), endOnFailure: false },
  )
})
