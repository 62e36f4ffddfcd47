import type { Resource } from '../plan/resources.ts'
import { wordsOf } from '../report/words.ts'
import { partAt } from '../schema/places.ts'
import type { Created } from './create-one.ts'
import { followLink } from './follow-link.ts'
import { itemPlace } from './item-place.ts'
import type { Run } from './run.ts'

/** What `Location` names after something was created is there, and is what was created. */
export async function checkLocation(run: Run, resource: Resource, { id, exchange }: Created): Promise<void> {
  const link = exchange.answer.headers.get('location')
  const found =
    link === null || exchange.answer.status === 202 ? undefined : await followLink(run, exchange, link)
  if (found === undefined || exchange.call.operation === undefined) return
  const where = exchange.call.operation.pointer
  if ([404, 410].includes(found.answer.status))
    run.report(exchange, {
      rule: 'location',
      where,
      expected: `something at ${link}, which Location names`,
      got: wordsOf(found),
    })
  if (found.call.operation !== resource.read || resource.idField === undefined) return
  const shown = partAt(found.answer.json, [...itemPlace(run, resource), resource.idField])
  if ((typeof shown === 'string' || typeof shown === 'number') && String(shown) !== id)
    run.report(exchange, {
      rule: 'location',
      where,
      expected: `${id}, which was created, at ${link}, which Location names`,
      got: String(shown),
    })
}
