import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { QueryDefinition } from './define-query.ts'

/**
 * The state that a page keeps in its link, so that a link, a reload or a step back shows the same again. A change takes
 * the place of the entry in the history: "back" leaves the page.
 */
export function useQueryState<Query extends object>(
  definition: QueryDefinition<Query>,
): readonly [Query, (change: Partial<Query>) => void] {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => definition.parse(params), [definition, params])
  const change = (part: Partial<Query>) =>
    setParams((before) => definition.write({ ...definition.parse(before), ...part }, before), {
      replace: true,
    })
  return [query, change]
}
