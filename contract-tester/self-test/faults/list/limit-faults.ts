import { pagingOf } from '../../../src/plan/paging.ts'
import type { FaultKind } from '../fault.ts'
import { changeRequest, toUrl } from '../wrappers.ts'
import { dropParameter, listKind } from './list-kind.ts'

/** Limits that are ignored or off by one. */
export const limitFaults: readonly FaultKind[] = [
  listKind('limit is ignored', (context, resource) => {
    const { limit } = pagingOf(resource.list)
    return limit ? [dropParameter(context, resource.list, limit.name)] : []
  }),
  listKind('limit off by one', (context, resource) => {
    const { limit } = pagingOf(resource.list)
    if (limit === undefined) return []
    const most = typeof limit.schema.maximum === 'number' ? limit.schema.maximum : 1e6
    return [
      changeRequest(context, resource.list, async (request, conforming) => {
        const asked = Number(new URL(request.url).searchParams.get(limit.name))
        return conforming(
          asked > 0 && asked < most
            ? await toUrl(request, (url) => url.searchParams.set(limit.name, String(asked + 1)))
            : request,
        )
      }),
    ]
  }),
  listKind('default of the limit is ignored', (context, resource) => {
    const { limit } = pagingOf(resource.list)
    if (limit === undefined || typeof limit.schema.default !== 'number' || limit.schema.default >= 7)
      return []
    return [
      changeRequest(context, resource.list, async (request, conforming) =>
        conforming(
          new URL(request.url).searchParams.has(limit.name)
            ? request
            : await toUrl(request, (url) =>
                url.searchParams.set(limit.name, String(limit.schema.maximum ?? 50)),
              ),
        ),
      ),
    ]
  }),
]
