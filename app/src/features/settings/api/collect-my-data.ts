import {
  getIdentityCheck,
  getUserInfo,
  getWatchlist,
  listAlerts,
  listDeposits,
  listInvite,
  listLoans,
  listMyNft,
  listNotification,
  listOptions,
  listPlans,
  listPositions,
  listProfitAndLoss,
  listSession,
  listTransaction,
  listWaitingOrders,
  listWithdrawals,
  type Page,
  paginate,
  type SwxClient,
} from '@swx/sdk'
import { limits } from '#config/limits.ts'

type Options = { readonly cache: 'reload'; readonly signal: AbortSignal }
type Read = (client: SwxClient, options: Options) => Promise<unknown>

/** Every row of a list, page after page. */
const all =
  (
    list: (
      client: SwxClient,
      input: { pageNum?: number; pageSize?: number },
      options: Options,
    ) => Promise<Page<unknown>>,
  ): Read =>
  async (client, options) => {
    const rows: unknown[] = []
    for await (const row of paginate(
      client,
      list as never,
      { pageSize: limits.largestPage } as never,
      options,
    ))
      rows.push(row)
    return rows
  }

const ofUser: Readonly<Record<string, Read>> = {
  profile: (client, options) => getUserInfo(client, undefined, options),
  identityCheck: (client, options) => getIdentityCheck(client, undefined, options),
  signIns: all(listSession),
  watchlist: (client, options) => getWatchlist(client, undefined, options),
  alerts: all(listAlerts),
  invitations: all(listInvite),
  notifications: all(listNotification),
}
const ofBoth: Readonly<Record<string, Read>> = {
  transactions: all(listTransaction),
  positions: all(listPositions),
  waitingOrders: all(listWaitingOrders),
  options: all(listOptions),
}
const ofReal: Readonly<Record<string, Read>> = {
  ...ofBoth,
  plans: all(listPlans),
  income: all(listProfitAndLoss),
  deposits: all(listDeposits),
  withdrawals: all(listWithdrawals),
  loans: all(listLoans),
  nfts: all(listMyNft),
}

/** What {@link collectMyData} is given. */
export interface MyDataOptions {
  readonly clientOf: (mode: 'demo' | 'real') => SwxClient
  readonly signal: AbortSignal
  /** Told how much is there, from 0 to 1. */
  readonly onProgress: (done: number) => void
}

/**
 * Everything the account holds about its user, as the API answers it: profile, identity check, sign-ins, watchlist,
 * alerts, invitations, notifications, and the records of both accounts.
 *
 * @throws CallError when a part could not be read: half of it is not handed out as all
 */
export async function collectMyData({ clientOf, signal, onProgress }: MyDataOptions) {
  const options: Options = { cache: 'reload', signal }
  const real = clientOf('real')
  const parts = [
    { into: 'user', reads: ofUser, client: real },
    { into: 'real', reads: ofReal, client: real },
    { into: 'demo', reads: ofBoth, client: clientOf('demo') },
  ] as const
  const total = parts.reduce((sum, { reads }) => sum + Object.keys(reads).length, 0)
  const data: Record<string, Record<string, unknown>> = {}
  let done = 0
  for (const { into, reads, client } of parts) {
    const section: Record<string, unknown> = {}
    data[into] = section
    for (const [name, read] of Object.entries(reads)) {
      section[name] = await read(client, options)
      done += 1
      onProgress(done / total)
    }
  }
  return data
}
