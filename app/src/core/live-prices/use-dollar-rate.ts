import { useListInstruments } from '@swx/sdk/react'
import { useLivePrice } from './use-live-price.ts'

/** Currencies that stand for a dollar: they have no price on the market. */
const dollars: readonly string[] = ['USDT']
const CRYPTO = 2

/** Dollars for one unit of a currency now, a decimal string; undefined while no price is known. The server fixes its own at submission. */
export function useDollarRate(currency: string): string | undefined {
  const isDollar = dollars.includes(currency)
  const listed = useListInstruments(
    { type: CRYPTO },
    {
      query: {
        enabled: !isDollar,
        select: (items) => items.find(({ code }) => code === currency),
      },
    },
  ).data
  const live = useLivePrice(currency, { isListening: !isDollar })
  if (isDollar) return '1'
  return listed && (live?.price ?? listed.price).toFixed(listed.priceDecimals)
}
