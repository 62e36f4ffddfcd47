import { isObject, type Json, type JsonObject } from '../../document/json.ts'
import type { Operation, Parameter } from '../../document/operation.ts'
import { type Input, withParameter } from '../../plan/input.ts'
import type { Resource } from '../../plan/resources.ts'
import { idsOf, itemsIn } from '../../run/read-list.ts'
import type { Run } from '../../run/run.ts'
import { mergedSchema } from '../../schema/merged-schema.ts'
import { partAt } from '../../schema/places.ts'
import { filteredPlace } from './filtered-place.ts'

const LOWER = 'min|gte|gt|from|after|since'
const UPPER = 'max|lte|lt|to|before|until'

interface Bound {
  readonly field: string
  readonly isLower: boolean
  /** A value of the parameter for a limit. */
  readonly with: (limit: Json) => Json
}

/** The bounds that a parameter may set, told by its name: `min_size`, `size[lte]`, `created_after`. */
export function boundsOf(run: Run, { name, schema, definition }: Parameter): Bound[] {
  if (definition.style === 'deepObject') {
    const { properties } = mergedSchema(run.root, schema)
    return Object.keys(isObject(properties) ? properties : {}).flatMap((key) => {
      const isLower = new RegExp(`^(${LOWER})e?$`).test(key)
      if (!isLower && !new RegExp(`^(${UPPER})e?$`).test(key)) return []
      return [{ field: name, isLower, with: (limit: Json) => ({ [key]: limit }) }]
    })
  }
  const plain = name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase()
  const [, first, after] = /^(min|max|from|to)_(.+)$/.exec(plain) ?? []
  const [, before, last] = new RegExp(`^(.+?)(?:_|\\[)(${LOWER}|${UPPER})\\]?$`).exec(plain) ?? []
  const field = after ?? before
  const word = first ?? last
  if (field === undefined || word === undefined) return []
  return [{ field, isLower: LOWER.split('|').includes(word), with: (limit: Json) => limit }]
}

const numberOf = (value: Json | undefined): number =>
  typeof value === 'number'
    ? value
    : /^\d{4}-\d\d-\d\d/.test(String(value))
      ? Date.parse(String(value))
      : Number.NaN

/** A list with a lower or an upper limit contains all items on the right side of the limit, and no others. */
export async function checkRanges(
  run: Run,
  resource: Resource,
  operation: Operation,
  input: Input,
  whole: readonly JsonObject[],
): Promise<void> {
  for (const parameter of operation.parameters) {
    if (parameter.in !== 'query' || parameter.isRequired) continue
    for (const bound of boundsOf(run, parameter)) {
      const place = [bound.field, `${bound.field}_at`, `${bound.field}At`]
        .map((name) =>
          whole.map((item) => filteredPlace(item, { ...parameter, name })).find((one) => one !== undefined),
        )
        .find((one) => one !== undefined)
      if (place === undefined) continue
      const values = whole
        .map((item) => partAt(item, place))
        .filter((value) => !Number.isNaN(numberOf(value)))
        .sort((a, b) => numberOf(a) - numberOf(b))
      const limit = values[Math.floor(values.length / 2)]
      if (limit === undefined || limit === null || values.length < 3) continue
      const value = bound.with(limit)
      if (!run.validator.allowsRequest(parameter.schemaPointer, value)) continue
      const exchange = await run.call(operation, withParameter(input, 'query', parameter.name, value))
      const got = itemsIn(run, resource, exchange)
      if (exchange === undefined || got === undefined) continue
      const side = bound.isLower ? 1 : -1
      const distance = (item: JsonObject) => side * (numberOf(partAt(item, place)) - numberOf(limit))
      const wrong = got.find((item) => distance(item) < 0)
      const said = `${place.join('.')} is ${bound.isLower ? 'not below' : 'not above'} ${limit}`
      if (wrong)
        run.report(exchange, {
          rule: 'filterSound',
          where: parameter.pointer,
          expected: `only items whose ${said}`,
          got: `one with ${partAt(wrong, place)}`,
        })
      const ids = new Set(idsOf(got, resource))
      // Whether items at the limit itself are in the list is up to the server.
      const missing = idsOf(
        whole.filter((item) => distance(item) > 0),
        resource,
      ).filter((id) => !ids.has(id))
      if (!wrong && missing.length > 0)
        run.report(exchange, {
          rule: 'filterComplete',
          where: parameter.pointer,
          expected: `all items whose ${said}`,
          got: `${missing.length} missing, such as ${missing[0]}`,
        })
    }
  }
}
