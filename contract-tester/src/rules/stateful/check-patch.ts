import { isObject, type Json, type JsonObject } from '../../document/json.ts'
import { follow } from '../../document/pointer.ts'
import { mediaFor } from '../../plan/call-of.ts'
import { besideCreated, inputForId } from '../../plan/input-for-id.ts'
import type { Resource } from '../../plan/resources.ts'
import type { Created } from '../../run/create-one.ts'
import type { Run } from '../../run/run.ts'
import { varyBody } from '../../run/vary-body.ts'
import { mergedSchema } from '../../schema/merged-schema.ts'
import { partAt } from '../../schema/places.ts'
import { itemPlace } from '../metamorphic/repeated-reads.ts'
import { differences } from './echo.ts'

/** A `PATCH` changes what it names and leaves the others as they were; in a merge patch, null takes a part away. */
export async function checkPatch(run: Run, resource: Resource, created: Created): Promise<void> {
  const { update, read } = resource
  const media = update && mediaFor(update)
  const pointer = media?.schemaPointer
  if (update?.method !== 'PATCH' || read === undefined || pointer === undefined) return
  const base = await run.inputFor(update)
  const readInput = await run.inputFor(read)
  const sent = created.input.body
  if (!base || !readInput || !isObject(sent)) return
  const place = isObject(sent.data) && isObject(sent.data.attributes) ? ['data', 'attributes'] : []
  const fields = partAt(sent, place)
  if (!isObject(fields)) return
  const put = (part: JsonObject): Json =>
    place.length === 0 ? part : { data: { ...(sent.data as JsonObject), id: created.id, attributes: part } }
  const target = inputForId(besideCreated(readInput, created.input), resource, created.id)
  const show = async (): Promise<JsonObject | undefined> => {
    const exchange = await run.call(read, target, 'probe')
    if (exchange === undefined || run.outcome(exchange) !== 'done') return undefined
    const item = partAt(exchange.answer.json, place.length > 0 ? place : itemPlace(run, resource))
    return isObject(item) ? item : undefined
  }
  const patch = (part: JsonObject) =>
    run.call(
      update,
      { ...inputForId(besideCreated(base, created.input), resource, created.id), body: put(part) },
      'probe',
    )
  const before = await show()
  const [name] = Object.keys(fields).filter((one) => before && one in before && !isObject(fields[one]))
  if (before === undefined || name === undefined) return
  const whole = varyBody(run.root, run.validator, pointer, put({ [name]: fields[name] ?? null }), 9)
  const changed = run.validator.allowsRequest(pointer, whole) ? partAt(whole, place) : undefined
  const done = isObject(changed) ? await patch(changed) : undefined
  const after = done && run.outcome(done) === 'done' ? await show() : undefined
  if (done && after) {
    const others = Object.fromEntries(
      Object.keys(fields)
        .filter((one) => one !== name && one in before)
        .map((one) => [one, before[one]]),
    )
    const [wrong] = differences(others, after, () => true)
    const lost = Object.keys(others).find((one) => after[one] === undefined)
    if (wrong || lost !== undefined)
      run.report(done, {
        rule: 'updateLost',
        where: update.pointer,
        expected: `${wrong?.place ?? lost} ${JSON.stringify(wrong?.sent ?? others[lost ?? ''])}, as it was before a change of ${name} alone`,
        got: JSON.stringify(wrong?.got ?? null),
      })
  }
  if (!media?.type.includes('merge-patch') || after === undefined) return
  const shape = (at: string | undefined) =>
    mergedSchema(run.root, at === undefined ? undefined : follow(run.root, at).value)
  const { properties } = shape(pointer)
  const { required } = shape(resource.create && mediaFor(resource.create)?.schemaPointer)
  const optional = Object.keys(fields).find((one) => {
    const schema = mergedSchema(run.root, isObject(properties) ? properties[one] : undefined)
    const isNeeded = Array.isArray(required) && required.includes(one)
    // What is taken away may come back as its default.
    return !isNeeded && schema.default === undefined && after[one] !== undefined && after[one] !== null
  })
  const gone = optional === undefined ? undefined : await patch({ [optional]: null })
  const last = gone && run.outcome(gone) === 'done' ? await show() : undefined
  if (gone && last && optional && JSON.stringify(last[optional]) === JSON.stringify(after[optional]))
    run.report(gone, {
      rule: 'updateLost',
      where: update.pointer,
      expected: `no ${optional} after a merge patch with null`,
      got: JSON.stringify(last[optional]),
    })
}
