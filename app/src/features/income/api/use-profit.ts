import type { components } from '@swx/sdk'
import { useUser } from '#core/session/use-user-info.ts'

/** Profit and loss of the real account, and the server's day that `today` is about. */
export interface Profit {
  readonly profit: components['schemas']['AccountProfit']
  /** `yyyy-mm-dd` */
  readonly today: string
}

/** What the real account gained or lost: the answer that the account page shows beside equity. */
export const useProfit = () =>
  useUser<Profit>(({ result, serverTime }) => ({
    profit: result.accounts.real.profit,
    today: serverTime.slice(0, 10),
  }))
