import { compareDecimals, quotePlan } from '@swx/sdk/money'
import { useListSmartProduct } from '@swx/sdk/react'
import { limits } from '#config/limits.ts'

const AMOUNT = '1000.00'

/** The first plan on offer with its shortest term, for 1,000.00 or the least it takes; `null` where there is none. */
export function useExamplePlan() {
  return useListSmartProduct(
    { pageSize: limits.largestPage },
    {
      query: {
        select: ({ list }) => {
          const product = list.find(({ status }) => status === 'ON')
          const cycle = product?.cycles[0]
          if (product === undefined || cycle === undefined) return null
          const amount = compareDecimals(product.minAmount, AMOUNT) > 0 ? product.minAmount : AMOUNT
          const { days, dailyRate } = cycle
          const { earlyExitPenaltyRate: closeFeeRate } = product
          return { amount, days, dailyRate, closeFeeRate, ...quotePlan({ amount, days, dailyRate }) }
        },
      },
    },
  )
}
