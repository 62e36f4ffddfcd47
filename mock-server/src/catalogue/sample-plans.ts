import { usdOf } from '../domain/amount.ts'
import { EARLY_EXIT_PENALTY_RATE } from './parameters.ts'
import type { PlanRecord } from './records/plan-record.ts'

type PlanMarket = PlanRecord['market']

/** A plan as it is written down; the longest running time is part of its name. */
interface Offer {
  readonly market: PlanMarket
  /** Stands in the id. @default the market */
  readonly line?: string
  /** Daily rate by running time in days. */
  readonly rates: Readonly<Record<number, string>>
  readonly min: string
  readonly max: string
  readonly status?: PlanRecord['status']
}

const OFFERS: readonly Offer[] = [
  { market: 'crypto', rates: { 7: '0.0038', 30: '0.0040' }, min: '100.00', max: '100000.00' },
  { market: 'forex', rates: { 7: '0.0030', 15: '0.0033' }, min: '200.00', max: '50000.00' },
  { market: 'stocks', rates: { 15: '0.0034', 30: '0.0037' }, min: '300.00', max: '60000.00' },
  { market: 'futures', rates: { 30: '0.0039', 60: '0.0042' }, min: '500.00', max: '80000.00' },
  { market: 'metals', rates: { 30: '0.0036', 90: '0.0041' }, min: '500.00', max: '50000.00' },
  {
    market: 'crypto',
    line: 'global',
    rates: { 60: '0.0043', 90: '0.0045' },
    min: '500.00',
    max: '200000.00',
  },
  { market: 'stocks', rates: { 90: '0.0045' }, min: '500.00', max: '50000.00', status: 'SOLD_OUT' },
  { market: 'forex', rates: { 30: '0.0035' }, min: '500.00', max: '50000.00', status: 'OFF' },
]

const MARKET_TYPES: Readonly<Record<PlanMarket, PlanRecord['marketType']>> = {
  forex: 1,
  crypto: 2,
  stocks: 3,
  futures: 4,
  metals: 5,
}

const daysOf = ({ rates }: Offer): number[] => Object.keys(rates).map(Number)

/** The plans on offer, sold out and withdrawn ones last. */
export const samplePlans = (): readonly PlanRecord[] =>
  OFFERS.map((offer) => {
    const longest = Math.max(...daysOf(offer))
    const { market, line = market, min, max, status = 'ON' } = offer
    return {
      id: `p-${line}-${longest}`,
      market,
      longest,
      marketType: MARKET_TYPES[market],
      cycles: daysOf(offer).map((days) => ({ days, dailyRate: offer.rates[days] as string })),
      earlyExitPenaltyRate: EARLY_EXIT_PENALTY_RATE,
      termsVersion: '2026-01',
      status,
      minAmount: usdOf(min),
      maxAmount: usdOf(max),
    }
  })
