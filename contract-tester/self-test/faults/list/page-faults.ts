import type { Json } from '../../../src/document/json.ts'
import { pagingOf } from '../../../src/plan/paging.ts'
import { withPart } from '../../../src/schema/constraints.ts'
import { partAt } from '../../../src/schema/places.ts'
import type { FaultKind } from '../fault.ts'
import { changeAnswer, changeRequest, toUrl, withBody } from '../wrappers.ts'
import { dropParameter, listKind } from './list-kind.ts'

/** Pages that overlap, or leave out or count what is not there. */
export const pageFaults: readonly FaultKind[] = [
  listKind('every page is the first', (context, resource) => {
    const { page, offset } = pagingOf(resource.list)
    const parameter = page ?? offset
    return parameter ? [dropParameter(context, resource.list, parameter.name)] : []
  }),
  listKind('pages overlap by one', (context, resource) => {
    const { offset } = pagingOf(resource.list)
    if (offset === undefined) return []
    return [
      changeRequest(context, resource.list, async (request, conforming) => {
        const at = Number(new URL(request.url).searchParams.get(offset.name) ?? 0)
        return conforming(
          at > 0 ? await toUrl(request, (url) => url.searchParams.set(offset.name, String(at - 1))) : request,
        )
      }),
    ]
  }),
  listKind('last item of the list is never shown', (context, resource) => {
    const { page, offset, limit } = pagingOf(resource.list)
    if ((page ?? offset) === undefined || limit === undefined) return []
    return [
      changeRequest(context, resource.list, async (request, conforming) => {
        const response = await conforming(request.clone())
        if (!response.ok || Number(new URL(request.url).searchParams.get(limit.name) ?? 99) > 5)
          return response
        const whole = await conforming(
          await toUrl(request, (url) => {
            url.search = `?${limit.name}=${limit.schema.maximum ?? 50}`
          }),
        )
        const last = ((partAt(await whole.json(), resource.listPlace) ?? []) as Json[]).at(-1)
        const body = (await response.clone().json()) as Json
        const items = partAt(body, resource.listPlace) as Json[]
        return withBody(
          response,
          withPart(
            body,
            [...resource.listPlace],
            items.filter((one) => JSON.stringify(one) !== JSON.stringify(last)),
          ),
        )
      }),
    ]
  }),
  listKind('total is wrong', (context, resource) => {
    const { page, offset, limit } = pagingOf(resource.list)
    if ((page ?? offset) === undefined || limit === undefined) return []
    const name = /"(total\w*)"/.exec(
      JSON.stringify(resource.list.answers.length > 0 ? context.document.root : {}),
    )?.[1]
    return name === undefined
      ? []
      : [
          changeAnswer(context, resource.list, (body, response) =>
            withBody(
              response,
              JSON.stringify(body).replace(
                /"(total(Count|Items|_count)?)":(\d+)/,
                (_, key, __, value) => `"${key}":${Number(value) + 3}`,
              ),
            ),
          ),
        ]
  }),
]
