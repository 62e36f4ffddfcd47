import { isObject, type Json, type JsonObject } from '../../document/json.ts'
import type { Media, Operation } from '../../document/operation.ts'
import { follow } from '../../document/pointer.ts'
import type { Exchange } from '../../http/call.ts'
import { mediaFor } from '../../plan/call-of.ts'
import { besideCreated, inputForId } from '../../plan/input-for-id.ts'
import type { Resource } from '../../plan/resources.ts'
import type { Created } from '../../run/create-one.ts'
import { itemPlace } from '../../run/item-place.ts'
import type { Run } from '../../run/run.ts'
import { varyBody } from '../../run/vary-body.ts'
import { mergedSchema } from '../../schema/merged-schema.ts'
import { partAt } from '../../schema/places.ts'
import { differences } from './echo.ts'

/** A created thing that a `PATCH` can change. */
interface Patchable {
  readonly update: Operation
  readonly media: Media
  /** The schema of the body of the `PATCH`. */
  readonly pointer: string
  /** The fields with which the thing was created. */
  readonly created: JsonObject
  /** The fields as they are now; undefined if they cannot be read. */
  read(): Promise<JsonObject | undefined>
  /** A body of the `PATCH` with these fields. */
  bodyWith(fields: JsonObject): Json
  fieldsIn(body: Json): Json | undefined
  /** Sends a `PATCH` with these fields; undefined if it was not carried out. */
  patch(fields: JsonObject): Promise<Exchange | undefined>
}

async function patchable(run: Run, resource: Resource, created: Created): Promise<Patchable | undefined> {
  const { update, read } = resource
  const media = update && mediaFor(update)
  if (update?.method !== 'PATCH' || read === undefined || media?.schemaPointer === undefined) return undefined
  const updateInput = await run.inputFor(update)
  const readInput = await run.inputFor(read)
  const sent = created.input.body
  if (!updateInput || !readInput || !isObject(sent)) return undefined
  const { data } = sent
  const inJsonApi = isObject(data) && isObject(data.attributes)
  const place = inJsonApi ? ['data', 'attributes'] : []
  const fields = partAt(sent, place)
  if (!isObject(fields)) return undefined
  const bodyWith = (part: JsonObject): Json =>
    inJsonApi ? { data: { ...data, id: created.id, attributes: part } } : part
  const done = (exchange: Exchange | undefined) =>
    exchange && run.outcome(exchange) === 'done' ? exchange : undefined
  const inputOf = (input: typeof readInput) =>
    inputForId(besideCreated(input, created.input), resource, created.id)
  return {
    update,
    media,
    pointer: media.schemaPointer,
    created: fields,
    bodyWith,
    fieldsIn: (body) => partAt(body, place),
    async read() {
      const exchange = done(await run.call(read, inputOf(readInput), 'probe'))
      const item = exchange && partAt(exchange.answer.json, inJsonApi ? place : itemPlace(run, resource))
      return isObject(item) ? item : undefined
    },
    patch: async (part) =>
      done(await run.call(update, { ...inputOf(updateInput), body: bodyWith(part) }, 'probe')),
  }
}

/** Changes one field; the others have to stay as they were. @returns the fields after the change */
async function changeOne(run: Run, thing: Patchable): Promise<JsonObject | undefined> {
  const { update, pointer, created } = thing
  const before = await thing.read()
  if (before === undefined) return undefined
  const name = Object.keys(created).find((one) => one in before && !isObject(created[one]))
  if (name === undefined) return undefined
  const unchanged = thing.bodyWith({ [name]: created[name] ?? null })
  const body = varyBody(run.root, run.validator, pointer, unchanged, 9)
  const changed = run.validator.allowsRequest(pointer, body) ? thing.fieldsIn(body) : undefined
  const exchange = isObject(changed) ? await thing.patch(changed) : undefined
  const after = exchange && (await thing.read())
  if (!exchange || !after) return undefined
  const others = Object.fromEntries(
    Object.keys(created)
      .filter((one) => one !== name && one in before)
      .map((one) => [one, before[one]]),
  )
  const [wrong] = differences(others, after, () => true)
  const lost = Object.keys(others).find((one) => after[one] === undefined)
  if (wrong || lost !== undefined)
    run.report(exchange, {
      rule: 'updateLost',
      where: update.pointer,
      expected: `${wrong?.place ?? lost} ${JSON.stringify(wrong?.sent ?? others[lost ?? ''])}, as it was before a change of ${name} alone`,
      got: JSON.stringify(wrong?.got ?? null),
    })
  return after
}

/** Sends null for an optional field, which a merge patch has to remove. */
async function removeOne(run: Run, resource: Resource, thing: Patchable, before: JsonObject): Promise<void> {
  const { update, pointer, created } = thing
  const schemaAt = (at: string | undefined) =>
    mergedSchema(run.root, at === undefined ? undefined : follow(run.root, at).value)
  const { properties } = schemaAt(pointer)
  const { required } = schemaAt(resource.create && mediaFor(resource.create)?.schemaPointer)
  const name = Object.keys(created).find((one) => {
    const schema = mergedSchema(run.root, isObject(properties) ? properties[one] : undefined)
    const isRequired = Array.isArray(required) && required.includes(one)
    // A removed field may get its default again.
    return !isRequired && schema.default === undefined && before[one] !== undefined && before[one] !== null
  })
  if (name === undefined) return
  const exchange = await thing.patch({ [name]: null })
  const after = exchange && (await thing.read())
  if (exchange && after && JSON.stringify(after[name]) === JSON.stringify(before[name]))
    run.report(exchange, {
      rule: 'updateLost',
      where: update.pointer,
      expected: `no ${name} after a merge patch with null`,
      got: JSON.stringify(after[name]),
    })
}

/** A `PATCH` changes only the fields that it names; in a merge patch, null removes a field. */
export async function checkPatch(run: Run, resource: Resource, created: Created): Promise<void> {
  const thing = await patchable(run, resource, created)
  const after = thing && (await changeOne(run, thing))
  if (after && thing.media.type.includes('merge-patch')) await removeOne(run, resource, thing, after)
}
