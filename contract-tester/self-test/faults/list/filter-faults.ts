import type { FaultKind } from '../fault.ts'
import { changeItems, dropParameter, filtersOf, listKind } from './list-kind.ts'

/** Filters that let too much or too little through. */
export const filterFaults: readonly FaultKind[] = [
  listKind('filter is ignored', (context, resource) =>
    filtersOf(context, resource).map((parameter) => dropParameter(context, resource.list, parameter.name)),
  ),
  listKind('filter leaves out one that fits', (context, resource) =>
    filtersOf(context, resource).map((parameter) =>
      changeItems(context, resource, (items, request) =>
        new URL(request.url).searchParams.has(parameter.name) ? items.slice(1) : items,
      ),
    ),
  ),
]
