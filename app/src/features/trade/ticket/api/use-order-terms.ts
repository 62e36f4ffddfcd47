import { useParameter } from '../../../../core/parameters/use-parameter.ts'
import { parseOrderTerms } from '../model/order-config.ts'

/** Fee and stop-out level that positions are opened on. */
export function useOrderTerms() {
  return useParameter('order.config', parseOrderTerms)
}
