import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWorldFile, writeWorldFile } from '../../runtime/persistence/world-file.ts'
import { runSeed, SOAK } from '../soak.ts'
import { type Act, anyAct, carryOut, planOf, type UserAct } from './commands.ts'
import { expectBooks, expectLaws, look, savingsOfRefusers } from './laws.ts'
import { expectPerformances } from './performance-laws.ts'
import { expectCurves, expectProfits } from './profit-laws.ts'
import { hasChanged } from './state-change.ts'
import { createTrial, type Trial } from './trial.ts'

const RUNS = 24 * SOAK
const patience = 240_000 * SOAK

const replay = async (trial: Trial): Promise<void> => {
  if (!trial.last) return
  const { who, path, body, options, answer } = trial.last
  trial.signIn(who)
  const before = trial.world.hash()
  const again = await trial.call(who, path, body, options)
  const isFrozen = trial.world.store.read.users.get(trial.users[who]?.id ?? '')?.status === 'FROZEN'
  if (!isFrozen) {
    // LI-06: the very answer, and nothing else.
    expect(again.replayed).toBe(true)
    expect(again.body).toBe(answer.body)
    const other = await trial.call(who, path, { ...(body as object), amount: '77.77' }, options)
    // LI-07, unless the other body is refused for its shape before the key is looked at.
    if (body !== undefined && other.status !== 400) expect(other.code).toBe('11014')
    const attempt = { key: options.key, operation: path.slice(path.lastIndexOf('/') + 1) }
    const { result } = await trial.call(who, 'user/settleAttempt', attempt, options)
    expect(result).toMatchObject({ state: 'DONE', answer: JSON.parse(answer.body) })
  }
  expect(trial.world.hash()).toBe(before)
}

const perform = async (trial: Trial, act: UserAct): Promise<void> => {
  trial.signIn(act.who)
  const plan = await planOf(trial, act)
  if (!plan) return
  const { who, mode } = act
  const { path, body } = plan
  const before = look(trial, act)
  if (!plan.keyed) return expectLaws(trial, before, act, await trial.call(who, path, body, { mode }))

  const options = { mode, key: `key-${++trial.keys}` }
  const op = path.slice(path.lastIndexOf('/') + 1)
  const setFault = async (effect: object) =>
    expect(await trial.control('faults', { match: { op }, effect, times: 1 })).toBe(200)
  let carriedOut: string | undefined
  if (act.fault === 'refused') {
    await setFault({ status: 503 })
    await trial.call(who, path, body, options)
    expect(hasChanged(trial.world, before.state)).toBe(false)
  } else if (act.fault === 'unanswered') {
    await setFault({ dropAfterCommit: true })
    if (await trial.callUnanswered(who, path, body, options)) carriedOut = trial.world.hash()
  }
  trial.world.faults.clear()

  const answer = await trial.call(who, path, body, options)
  if (carriedOut !== undefined) {
    // LI-06: sent again, it is answered for what was done, and nothing is done.
    expect(trial.world.hash()).toBe(carriedOut)
    if (answer.status === 200) expect(answer.replayed).toBe(true)
  }
  expectLaws(trial, before, act, answer)
  if (answer.status === 200) trial.last = { who, path, body, options, answer }
}

const step = async (trial: Trial, act: Act): Promise<void> => {
  if (act.by === 'user') {
    await perform(trial, act)
    if (act.dice[0] as number & 1) await replay(trial)
  } else {
    const before = trial.world.hash()
    const savings = savingsOfRefusers(trial)
    await carryOut(trial, act)
    if (act.act === 'restart') expect(trial.world.hash()).toBe(before)
    // LI-19: users switch savings themselves, so who has none now has had none all the while.
    expect(savingsOfRefusers(trial)).toEqual(savings)
  }
  expectBooks(trial)
}

const seeds = fc.integer({ min: 1, max: 3 })
const acts = (maxLength: number) => fc.array(anyAct, { maxLength, size: 'max' })
const settings = (numRuns: number): fc.Parameters<unknown> => ({
  numRuns,
  seed: runSeed(),
  endOnFailure: false,
})

test('the books keep their promises whatever users, reviewers, the market and time do', {
  timeout: patience,
}, async () => {
  await fc.assert(
    fc.asyncProperty(seeds, acts(70), async (seed, sequence) => {
      const trial = await createTrial(seed)
      expectBooks(trial)
      for (const act of sequence) await step(trial, act)
      // Whatever came of it can be handed on as a file.
      const { world } = trial
      const { rows } = await readWorldFile({ ...(await writeWorldFile(world, { seed, profile: 'visitor' })) })
      expect(rows.users).toEqual([...world.store.read.users.list()])
    }),
    settings(RUNS),
  )
})

test('what was paid in and the profit in all make the equity, product by product and day by day', {
  timeout: patience,
}, async () => {
  await fc.assert(
    fc.asyncProperty(seeds, acts(60), async (seed, sequence) => {
      const trial = await createTrial(seed)
      const since = trial.world.now()
      for (const act of sequence) {
        if (act.by === 'user') await perform(trial, act)
        else await carryOut(trial, act)
        expectProfits(trial)
      }
      expectCurves(trial, since)
      trial.world.advanceTo(trial.world.now() + 3 * 86_400_000)
      expectProfits(trial)
      expectCurves(trial, since)
    }),
    settings(RUNS),
  )
})

test('every figure of a performance is the sum of its rows, by product, instrument, month and stretch of time', {
  timeout: patience,
}, async () => {
  await fc.assert(
    fc.asyncProperty(seeds, acts(60), fc.nat({ max: 100 }), async (seed, sequence, percent) => {
      const trial = await createTrial(seed)
      const since = trial.world.now()
      for (const act of sequence) {
        if (act.by === 'user') await perform(trial, act)
        else await carryOut(trial, act)
      }
      trial.world.settle()
      expectPerformances(trial, since + Math.floor(((trial.world.now() - since) * percent) / 100))
    }),
    settings(Math.ceil(RUNS / 2)),
  )
})

test('a leap of the clock is the sum of its parts', { timeout: patience }, async () => {
  await fc.assert(
    fc.asyncProperty(
      acts(25),
      fc.array(fc.nat({ max: 9 * 86_400_000 }), { minLength: 1, maxLength: 5 }),
      async (sequence, parts) => {
        const trial = await createTrial(1)
        for (const act of sequence) await step(trial, act)
        const { world } = trial
        const start = world.snapshot()
        world.advanceTo(start.at + parts.reduce((sum, part) => sum + part, 0))
        const inOne = world.hash()
        world.restore(start)
        for (const part of parts) world.advanceTo(world.now() + part)
        expect(world.hash()).toBe(inOne)
        expectBooks(trial)
      },
    ),
    settings(Math.ceil(RUNS / 3)),
  )
})

test('going back and doing the same again comes to the same', { timeout: patience }, async () => {
  await fc.assert(
    fc.asyncProperty(acts(15), acts(15), async (first, second) => {
      const trial = await createTrial(2)
      for (const act of first) await step(trial, act)
      const [start, keys] = [trial.world.snapshot(), trial.keys]
      const run = async () => {
        trial.last = undefined
        trial.keys = keys
        for (const act of second) if (act.by === 'user' || act.act !== 'restart') await step(trial, act)
        return trial.world.hash()
      }
      const once = await run()
      trial.world.restore(start)
      expect(await run()).toBe(once)
    }),
    settings(Math.ceil(RUNS / 3)),
  )
})

test('of two payments that together are too much, sent side by side, one succeeds', async () => {
  const trial = await createTrial(1)
  const [product] = (await trial.read(1, 'index/listSmartProduct')).result.list
  const command = (key: string) =>
    trial.call(
      1,
      'order/buySmart',
      {
        productId: product.id,
        days: product.cycles[0].days,
        amount: '2000.00',
        acceptedTermsVersion: product.termsVersion,
      },
      { key },
    )
  const codes = (await Promise.all([command('a'), command('b')])).map(({ code }) => code)
  expect(codes.filter((code) => code === '20004')).toHaveLength(1)
  expectBooks(trial)
})
