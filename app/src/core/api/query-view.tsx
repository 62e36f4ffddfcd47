import type { ReactNode } from 'react'
import { ErrorState } from '../errors/error-state.tsx'

interface Asked {
  readonly error: unknown
  readonly refetch: () => unknown
}

/** What a screen waits for: a query, or a list with pages, which has rows. */
export type QueryShown<Data> =
  | (Asked & { readonly data: Data | undefined })
  | (Asked & { readonly rows: Data | undefined })

export interface QueryViewProps<Data> {
  query: QueryShown<Data>
  /** The shape of what comes. */
  skeleton: ReactNode
  /** What could not be done, in the words of the screen; the error's own words follow. */
  failed?: string | undefined
  /** What the failure leaves as it was. */
  unaffected?: string | undefined
  /** Nothing to show, and what to do next. */
  empty?: ReactNode
  /** @default an array without members is empty */
  isEmpty?: ((data: Data) => boolean) | undefined
  /**
   * Whether what takes the place of the data stands in a card of its own; `notice` where the skeleton has cards itself.
   */
  card?: boolean | 'notice'
  children: (data: Data) => ReactNode
}

const hasNoMembers = (data: unknown) => Array.isArray(data) && data.length === 0

/**
 * The four states of what a screen waits for, in this order: what is there (empty or not) stays, also while it is asked
 * for again and when that fails; then the failure with a way to try again; then the skeleton.
 */
export function QueryView<Data>({
  query,
  skeleton,
  failed,
  unaffected,
  empty,
  isEmpty = hasNoMembers,
  card = false,
  children,
}: QueryViewProps<Data>) {
  const data = 'rows' in query ? query.rows : query.data
  if (data !== undefined) {
    if (empty === undefined || !isEmpty(data)) return children(data)
    return card ? <section className="card">{empty}</section> : empty
  }
  if (query.error) {
    const failure = (
      <ErrorState error={query.error} title={failed} onRetry={query.refetch}>
        {unaffected === undefined ? null : <p className="text-13 text-muted">{unaffected}</p>}
      </ErrorState>
    )
    return card ? <section className="card">{failure}</section> : failure
  }
  return card === true ? <section className="card p-4">{skeleton}</section> : skeleton
}

type DataOf<Queries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends { readonly data: infer Data }
    ? Exclude<Data, undefined>
    : never
}

/**
 * Several queries of which a screen needs all, as one: its data is there when all of theirs is, and trying again asks
 * for those that are missing.
 *
 * @example <QueryView query={allOf({ facts, tiers })} …>{({ facts, tiers }) => …}</QueryView>
 */
export function allOf<Queries extends Readonly<Record<string, Asked & { readonly data: unknown }>>>(
  queries: Queries,
): Asked & { readonly data: DataOf<Queries> | undefined } {
  const missing = Object.values(queries).filter(({ data }) => data === undefined)
  const entries = Object.entries(queries).map(([name, { data }]) => [name, data])
  return {
    data: missing.length === 0 ? (Object.fromEntries(entries) as DataOf<Queries>) : undefined,
    error: missing.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(missing.filter(({ error }) => error).map(({ refetch }) => refetch())),
  }
}
