import { profitCurve, profitQuery, profitSpan } from '@swx/app/profit'
import { addDecimals, negateDecimal, subtractDecimals } from '@swx/sdk/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Caller } from './support/caller.ts'
import { useMockServer } from './support/mock-server.ts'
import { fund, marketId, pass, setPrice, type Trader, trader } from './support/trading.ts'

const mockServer = useMockServer()
type Mode = 'real' | 'demo'

/** What a user or the market does in a random history; what is refused changes nothing. */
const act = fc.oneof(
  fc.record({ kind: fc.constant('fund' as const), amount: fc.integer({ min: 1, max: 4_000 }) }),
  fc.record({ kind: fc.constant('plan' as const), days: fc.constantFrom(7, 30) }),
  fc.constant({ kind: 'closePlan' as const }),
  fc.record({ kind: fc.constant('open' as const), direction: fc.constantFrom('LONG', 'SHORT') }),
  fc.constant({ kind: 'close' as const }),
  fc.record({ kind: fc.constant('price' as const), price: fc.integer({ min: 45_000, max: 60_000 }) }),
  fc.record({ kind: fc.constant('hours' as const), count: fc.integer({ min: 1, max: 30 }) }),
  fc.constant({ kind: 'midnight' as const }),
  fc.constant({ kind: 'reset' as const }),
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

const DAY_MS = 86_400_000
const iso = (time: number) => new Date(time).toISOString()
const sum = (amounts: readonly string[]) => addDecimals('0.00', ...amounts)

interface Life {
  readonly world: Caller
  readonly user: Trader
  readonly mode: Mode
  readonly bitcoin: string
  /** The unrealised profit and loss at each midnight that was met, by its time. */
  readonly midnights: Map<number, string>
}

const infoOf = async ({ user, mode }: Life) => {
  const { result, body } = await user.call('getUserInfo', { mode })
  return { user: result, account: result.accounts[mode], at: Date.parse(body.serverTime) }
}

async function carryOut(life: Life, doing: Act): Promise<unknown> {
  const { world, user, mode, bitcoin, midnights } = life
  const first = async (list: string, key: string) =>
    (await user.call(list, { mode })).result?.list?.[0]?.[key]
  switch (doing.kind) {
    case 'fund':
      return fund(world, user, mode, `${doing.amount}.00`)
    case 'plan':
      return user.call('buySmart', {
        mode,
        body: {
          productId: 'p-crypto-30',
          days: doing.days,
          amount: '600.00',
          acceptedTermsVersion: '2026-01',
        },
      })
    case 'closePlan': {
      const orderNo = await first('listSmartOrder', 'orderNo')
      if (orderNo === undefined) return undefined
      const { result } = await user.call('previewExitSmart', { mode, path: { id: orderNo } })
      return user.call('exitSmart', { mode, body: { orderNo, quoteId: result?.quoteId ?? 'none' } })
    }
    case 'open': {
      const { result } = await world.call('getMarketInfo', { path: { id: bitcoin } })
      const { price: quotedPrice, minLots: lots, termsVersion: acceptedTermsVersion } = result
      const { direction } = doing
      return user.call('openOrder', {
        mode,
        body: {
          marketId: bitcoin,
          direction,
          lots,
          leverage: 2,
          quotedPrice,
          slippage: '0.005',
          acceptedTermsVersion,
        },
      })
    }
    case 'close': {
      const list = await user.call('listOrder', { mode, query: { status: 'OPEN' } })
      const orderNo = list.result.list[0]?.orderNo
      return orderNo === undefined ? undefined : user.call('closeOrder', { mode, body: { orderNo } })
    }
    case 'price':
      return setPrice(world, 'BTC', doing.price)
    case 'hours':
      return pass(world, `PT${doing.count}H`)
    case 'midnight': {
      const { at } = await infoOf(life)
      const next = (Math.floor(at / DAY_MS) + 1) * DAY_MS
      await world.control('advanceClock', { body: { to: iso(next) } })
      const { account } = await infoOf(life)
      midnights.set(next, account.profit.unrealised)
      // A price that is set at midnight itself would be the one of midnight.
      return pass(world, 'PT1M')
    }
    case 'reset':
      return mode === 'demo' ? user.call('resetDemo', { mode, body: {} }) : undefined
  }
}

interface Entry {
  readonly kind: string
  readonly at: string
  readonly postings: readonly { readonly account: string; readonly amount: string }[]
}

/** What the accounts of the house gave and took from a time on: as profit, and as money in and out. */
function booked(entries: readonly Entry[], since: number) {
  const postings = entries.filter(({ at }) => Date.parse(at) >= since).flatMap((entry) => entry.postings)
  const from = (isWanted: (account: string) => boolean) =>
    negateDecimal(sum(postings.filter(({ account }) => isWanted(account)).map(({ amount }) => amount)))
  return {
    profit: from((account) => account.startsWith('pl:')),
    paid: from((account) => /^(ext:|demo:|charity)/.test(account)),
  }
}

/** Profit and loss as the screen shows it for a link. */
async function onScreen(life: Life, link: string) {
  const { user: person, account, at } = await infoOf(life)
  const span = profitSpan(profitQuery.parse(new URLSearchParams(link)), at, Date.parse(person.createdAt))
  if (span === undefined) throw new Error(`There are no days for ${link}.`)
  const { mode, user } = life
  const query = { from: iso(span.start), to: iso(span.end), step: span.step }
  const points = (await user.call('equityHistory', { mode, query })).result
  const starts = await user.call('listTransaction', { mode, query: { kind: 'DEMO_START' } })
  const resetAt = starts.result.total > 1 ? Date.parse(starts.result.list[0].at) : undefined
  const now = { at, equity: account.equity, ...account.profit }
  const curve = profitCurve(points, span, now, resetAt)
  if (curve === undefined) throw new Error(`There is nothing to show for ${link}.`)
  return { curve, account, resetAt }
}

test.each(['real', 'demo'] as const)(
  'profit on the screen of a %s account is profit in the ledger, over any days, whatever was done before',
  async (mode) => {
    const story = async (acts: readonly Act[]) => {
      const world = mockServer.world()
      const user = await trader(world)
      const life = { world, user, mode, bitcoin: await marketId(world, 'BTC'), midnights: new Map() }
      if (mode === 'real') await fund(world, user, mode, '5000.00')
      for (const doing of acts) await carryOut(life, doing)
      await pass(world, 'PT90M')

      const ledger = await world.control('getLedger', { query: { userId: user.userId, mode } })
      const entries: readonly Entry[] = ledger.entries
      const all = await onScreen(life, 'range=all')
      expect(all.curve.profit).toBe(all.account.profit.total)
      expect(all.curve.bySource).toEqual(all.account.profit.bySource)
      for (const range of ['range=1D', 'range=1W', 'range=1M', 'range=all']) {
        const { curve } = await onScreen(life, range)
        expect(curve.closing).toBe(all.account.equity)
        expect(addDecimals(curve.opening, curve.paid, curve.profit)).toBe(curve.closing)
        expect(sum(curve.slices.map(({ profit }) => profit))).toBe(curve.profit)
        expect(sum(Object.values(curve.bySource))).toBe(curve.profit)
      }
      for (const [midnight, unrealised] of life.midnights) {
        // A demo account begins anew with its reset.
        if (all.resetAt !== undefined && all.resetAt >= midnight) continue
        const { curve, account } = await onScreen(life, `range=custom&from=${iso(midnight).slice(0, 10)}`)
        const { profit, paid } = booked(entries, midnight)
        const change = subtractDecimals(account.profit.unrealised, unrealised)
        expect(curve.profit).toBe(addDecimals(profit, change))
        expect(curve.paid).toBe(paid)
      }
    }
    await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), story), { numRuns: 25 })
  },
  120_000,
)
