import type { components } from '@swx/sdk'
import { useListPlanProducts } from '@swx/sdk/react'
import { limits } from '#config/limits.ts'

/** A plan as it is offered now. */
export type PlanOffer = components['schemas']['SmartProduct']

/** The plans that can be bought, in the order of the server. */
export function usePlanOffers() {
  return useListPlanProducts(
    { pageSize: limits.largestPage },
    {
      query: {
        select: ({ list }) => list.filter(({ status, cycles }) => status === 'ON' && cycles.length > 0),
      },
    },
  )
}
