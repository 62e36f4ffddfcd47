import { isObject, type Json } from '../../document/json.ts'
import { follow } from '../../document/pointer.ts'
import type { Exchange } from '../../http/call.ts'
import { mediaFor } from '../../plan/call-of.ts'
import { besideCreated, inputForId } from '../../plan/input-for-id.ts'
import type { Resource } from '../../plan/resources.ts'
import { wordsOf } from '../../report/words.ts'
import type { Created } from '../../run/create-one.ts'
import { itemPlace } from '../../run/item-place.ts'
import type { Run } from '../../run/run.ts'
import { varyBody } from '../../run/vary-body.ts'
import { declaredNames } from '../../schema/declared-names.ts'
import { partAt } from '../../schema/places.ts'
import { differences } from './echo.ts'

/** After an update, a read answers what the update sent. */
export async function checkUpdate(
  run: Run,
  resource: Resource,
  created: Created,
  wasRead: boolean,
): Promise<void> {
  const { update, read } = resource
  const pointer = update && mediaFor(update)?.schemaPointer
  if (update === undefined || pointer === undefined) return
  const base = await run.inputFor(update)
  const readInput = read && (await run.inputFor(read))
  if (base?.body === undefined) return
  const sent = withId(bodyLike(run, pointer, base.body, created.input.body), created.id, resource)
  const done = await run.call(update, {
    ...inputForId(besideCreated(base, created.input), resource, created.id),
    body: sent,
  })
  if (done === undefined) return
  const isGone = ({ answer }: Exchange) => [404, 410].includes(answer.status)
  // Only other changes have been tried since it was read.
  if (wasRead && isGone(done) && read?.path === update.path)
    return run.report(done, {
      rule: 'updateLost',
      where: update.pointer,
      expected: `${created.id}, which was created, to be there for a change`,
      got: wordsOf(done),
    })
  if (run.outcome(done) !== 'done') return
  const { writeOnly } = declaredNames(run.root, follow(run.root, pointer).value)
  const later =
    read &&
    readInput &&
    (await run.call(read, inputForId(besideCreated(readInput, created.input), resource, created.id), 'probe'))
  const isNamed = [resource.idField, resource.parameter].some(
    (name) => isObject(sent) && name && name in sent,
  )
  if (later && isGone(later) && !isNamed)
    return run.report(done, {
      rule: 'updateLost',
      where: update.pointer,
      expected: `${created.id} when it is read afterwards`,
      got: wordsOf(later),
    })
  const exchange = later ?? done
  if (run.outcome(exchange) !== 'done') return
  const place = itemPlace(run, resource)
  const wrapper = place.at(-1)
  // A body may have the same wrapper as the answer.
  const isWrapped = isObject(sent) && wrapper !== undefined && isObject(sent[wrapper])
  const shown = partAt(exchange.answer.json, isWrapped ? place.slice(0, -1) : place)
  const [wrong] = differences(sent, shown, (name) => !writeOnly.has(name))
  if (wrong)
    run.report(done, {
      rule: 'updateLost',
      where: update.pointer,
      expected: `${wrong.place} ${JSON.stringify(wrong.sent)} when it is read afterwards`,
      got: JSON.stringify(wrong.got),
    })
}

/** A body for the update with new values. */
function bodyLike(run: Run, pointer: string, base: Json, created: Json | undefined): Json {
  const known = isObject(created) && run.validator.allowsRequest(pointer, created) ? created : base
  return varyBody(run.root, run.validator, pointer, known, 3)
}

/** Some styles repeat the id in the body (JSON:API in `data`). */
function withId(body: Json, id: string, { idName }: Resource): Json {
  if (isObject(body) && idName !== undefined)
    return { ...body, [idName]: typeof body[idName] === 'number' ? Number(id) : id }
  if (!isObject(body) || !isObject(body.data) || body.data.id === undefined) return body
  return { ...body, data: { ...body.data, id } }
}
