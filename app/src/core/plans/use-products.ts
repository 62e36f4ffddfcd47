import type { components } from '@swx/sdk'
import { useListPlanProducts } from '@swx/sdk/react'
import { keepPreviousData } from '@tanstack/react-query'
import { limits } from '#config/limits.ts'

type Plan = components['schemas']['SmartOrder']

/**
 * Every plan on offer, then the sold-out and withdrawn ones; one page holds the catalogue. It is the same for all users,
 * so it stays on show, with what was typed beside it, while another mode or language asks anew.
 */
export function useProducts({ enabled = true } = {}) {
  return useListPlanProducts(
    { pageSize: limits.largestPage },
    { query: { enabled, select: ({ list }) => list, placeholderData: keepPreviousData } },
  )
}

/**
 * Gives own plans their name in the language of the user: as the plan is called on the list of products, else, where
 * it is listed no more, as it was called in the language it was bought in.
 */
export function useNamedPlan({
  enabled,
}: {
  enabled: boolean
}): <P extends Pick<Plan, 'productId' | 'productName'>>(plan: P) => P {
  const products = useProducts({ enabled }).data
  return (plan) => {
    const listed = products?.find(({ id }) => id === plan.productId)
    return listed ? { ...plan, productName: listed.name } : plan
  }
}
