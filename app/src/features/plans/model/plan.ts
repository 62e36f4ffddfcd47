import type { components } from '@swx/sdk'
import { subtractDecimals } from '@swx/sdk/money'

/** A plan that a user holds or held. */
export type Plan = components['schemas']['SmartOrder']
/** A plan with each day's credit. */
export type PlanDetail = components['schemas']['SmartOrderDetail']
/** A plan on offer. */
export type Product = components['schemas']['SmartProduct']
/** A running time and what it yields. */
export type Cycle = components['schemas']['SmartCycle']

/** Whether a plan earns or will. */
export const isRunning = ({ status }: Pick<Plan, 'status'>): boolean => status === 'IN_PROGRESS'

/** What a plan brought: yields less the penalty of closing it early. */
export function resultOf({
  distributedRevenue,
  penalty = '0.00',
}: Pick<Plan, 'distributedRevenue' | 'penalty'>): string {
  return subtractDecimals(distributedRevenue, penalty)
}

/** Products of a category, those on offer first, in the order of the server. */
export function shownProducts(products: readonly Product[], category: number | 'all'): readonly Product[] {
  return products.filter(({ marketType }) => category === 'all' || marketType === category)
}

/** The running time to start with: the asked one if it is offered, else the shortest, so that no user is pushed to a longer one. */
export function cycleOf(product: Product, days: number | undefined): Cycle | undefined {
  return product.cycles.find((cycle) => cycle.days === days) ?? product.cycles[0]
}
