import { MarketType, SmartProduct } from '@swx/sdk/zod'
import * as z from 'zod/mini'

/** A plan on offer: the contract's entity with amounts in cents, and what its name is made of. */
export const PlanRecord = z.extend(z.omit(SmartProduct, { name: true }), {
  marketType: MarketType,
  status: z.enum(['ON', 'OFF', 'SOLD_OUT']),
  market: z.enum(['forex', 'crypto', 'stocks', 'futures', 'metals']),
  /** Its longest running time, in days. */
  longest: z.number(),
  minAmount: z.bigint(),
  maxAmount: z.bigint(),
})

export type PlanRecord = z.output<typeof PlanRecord>
