import type { Answer, Caller } from './caller.ts'

/** A Monday at which currencies trade. */
export const tradingTime = '2026-01-12T15:20:00.000Z'

/** Currencies that trade now, with what an order ticket needs. */
export async function currencies({ customer }: Pick<Caller, 'customer'>): Promise<Answer[]> {
  const { result } = await customer('index/listMarketByType?type=1')
  const infos = await Promise.all(
    result.map(async ({ id }: Answer) => (await customer(`index/getMarketInfo/${id}`)).result),
  )
  return infos.filter(({ tradable }: Answer) => tradable)
}

/** The order that opens a position of the smallest size. */
export const smallestOrder = (
  { id, minLots, price, termsVersion }: Answer,
  direction: 'LONG' | 'SHORT',
  leverage: number,
) => ({
  marketId: id as string,
  direction,
  lots: minLots as string,
  leverage,
  quotedPrice: price as number,
  slippage: '0.005',
  acceptedTermsVersion: termsVersion as string,
})
