import type { RouteName } from '#config/paths.ts'
import type { FaqGroupName } from './faq-groups.ts'

/** Pages of the product that each group of questions is about. */
export const relatedPages = {
  account: ['security', 'identity', 'settings'],
  payments: ['deposit', 'withdraw', 'transactions'],
  trading: ['market', 'trading', 'orders'],
  lending: ['loan', 'nfts'],
  other: ['introduction'],
} as const satisfies Record<FaqGroupName, readonly RouteName[]>
