import type { Plan } from '../model/plan.ts'
import { useProducts } from './use-products.ts'

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
