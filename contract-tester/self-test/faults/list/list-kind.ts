import type { Json } from '../../../src/document/json.ts'
import type { Operation } from '../../../src/document/operation.ts'
import { pagingOf } from '../../../src/plan/paging.ts'
import type { Resource } from '../../../src/plan/resources.ts'
import { filteredPlace } from '../../../src/rules/metamorphic/filtered-place.ts'
import { withPart } from '../../../src/schema/constraints.ts'
import { partAt } from '../../../src/schema/places.ts'
import { makeItem } from '../../server/items.ts'
import type { Fault, FaultContext, FaultKind } from '../fault.ts'
import { changeAnswer, changeRequest, toUrl, withBody } from '../wrappers.ts'

/** A resource with a list of items that have ids. */
export type Listed = Resource & { list: Operation; listPlace: readonly string[]; idField: string }

export const listKind = (
  name: string,
  faults: (context: FaultContext, resource: Listed) => Fault[],
): FaultKind => ({
  name,
  layer: 'metamorphic',
  faults: (context) =>
    context.resources
      .filter((one): one is Listed => one.list !== undefined && one.idField !== undefined)
      .flatMap((resource) => faults(context, resource)),
})

/** Changes the items of a list's answer. */
export const changeItems = (
  context: FaultContext,
  { list, listPlace }: Listed,
  change: (items: Json[], request: Request) => Json[],
): Fault =>
  changeAnswer(context, list, (body, response, request) => {
    const items = partAt(body, listPlace)
    return Array.isArray(items)
      ? withBody(response, withPart(body, [...listPlace], change(items, request)))
      : response
  })

/** Never tells the server a parameter, though it checks it. */
export const dropParameter = (context: FaultContext, operation: Operation, name: string): Fault =>
  changeRequest(context, operation, async (request, conforming) => {
    const checked = await conforming(request.clone())
    return checked.ok ? conforming(await toUrl(request, (url) => url.searchParams.delete(name))) : checked
  })

/** The parameters of a list that filter it. */
export const filtersOf = ({ document: { root } }: FaultContext, resource: Listed) => {
  const paging = Object.values(pagingOf(resource.list))
  const item = makeItem(root, resource, 1)
  return resource.list.parameters.filter(
    (one) => one.in === 'query' && !paging.includes(one) && filteredPlace(item, one) !== undefined,
  )
}
