import { limits } from '#config/limits.ts'
import { isOnline } from '#lib/device/use-online.ts'

/**
 * The `refetchInterval` of something that changes without the user: it is asked for again as long as its latest
 * answer says so. Not while there is no network, since the browser logs each request that fails: once it is back, all
 * of a page is asked for again, and this goes on.
 *
 * @example useGetOrderById({ id }, { query: { refetchInterval: refetchWhile((result) => result.status === 'OPEN') } })
 */
export const refetchWhile =
  <Answer>(isLive: (answer: Answer) => boolean) =>
  ({ state: { data } }: { readonly state: { readonly data: Answer | undefined } }): number | false =>
    data !== undefined && isOnline() && isLive(data) ? limits.refetchLive : false
