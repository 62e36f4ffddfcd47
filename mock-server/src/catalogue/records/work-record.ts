import * as z from 'zod/mini'

/** A charity work that a world begins with on auction; money in cents. */
export const WorkRecord = z.object({
  id: z.string(),
  artwork: z.enum(['harbour', 'hills', 'snow', 'market', 'boats', 'bridge', 'rain', 'lanterns']),
  creator: z.string(),
  charity: z.enum(['water', 'forests', 'books', 'clinics']),
  startPrice: z.bigint(),
  buyNowPrice: z.optional(z.bigint()),
  /** How long its auction runs from the beginning of the world. */
  runsMs: z.number(),
  /** What simulated bidders have bid by then, first to last: name and amount. */
  bids: z.array(z.tuple([z.string(), z.string()])),
})

export type WorkRecord = z.output<typeof WorkRecord>
