import { limits } from '#config/limits.ts'

/**
 * The `refetchInterval` of something that changes without the user: it is asked for again as long as its latest
 * answer says so.
 *
 * @example useGetOrderById({ id }, { query: { refetchInterval: refetchWhile((result) => result.status === 'OPEN') } })
 */
export const refetchWhile =
  <Answer>(isLive: (answer: Answer) => boolean) =>
  ({ state: { data } }: { readonly state: { readonly data: Answer | undefined } }): number | false =>
    data !== undefined && isLive(data) ? limits.refetchLive : false
