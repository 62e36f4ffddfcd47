import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Category, categories } from '#core/instruments/category.ts'

/** The parts of the page that a phone shows one at a time. */
export type PlansTab = 'plans' | 'mine' | 'history'

/** What the page shows, as far as a link can say it. */
export interface PlansQuery {
  readonly tab: PlansTab
  readonly category: Category | 'all'
  /** Id of the chosen product. */
  readonly plan: string | undefined
  readonly days: number | undefined
}

/** Reads the state of the page from a link. What is not understood is left at its default. */
export function parsePlansQuery(params: URLSearchParams): PlansQuery {
  const tab = (['mine', 'history'] as const).find((known) => known === params.get('tab')) ?? 'plans'
  const days = Number(params.get('days'))
  return {
    tab,
    category: categories.find((known) => String(known) === params.get('type')) ?? 'all',
    plan: params.get('plan')?.slice(0, 64) || undefined,
    days: Number.isInteger(days) && days > 0 ? days : undefined,
  }
}

/** Writes the state of the page into a link; what is at its default is left out, and parameters of other parts of the page stay. */
export function writePlansQuery(query: PlansQuery, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  put('tab', query.tab === 'plans' ? '' : query.tab)
  put('type', query.category === 'all' ? '' : String(query.category))
  put('plan', query.plan ?? '')
  put('days', query.plan !== undefined && query.days !== undefined ? String(query.days) : '')
  return next
}

/** What the page shows, kept in its link, so that a link or a step back shows the same again. */
export function usePlansQuery(): readonly [PlansQuery, (change: Partial<PlansQuery>) => void] {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => parsePlansQuery(params), [params])
  const change = useCallback(
    (part: Partial<PlansQuery>) =>
      setParams((before) => writePlansQuery({ ...parsePlansQuery(before), ...part }, before), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  )
  return [query, change]
}
