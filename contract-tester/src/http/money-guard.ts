import { isObject, type Json, type JsonObject } from '../document/json.ts'
import { follow } from '../document/pointer.ts'
import { mergedSchema } from '../schema/merged-schema.ts'
import type { Call } from './call.ts'

const MONEY_NAME = /^(amount|sum|stake|principal|payment|payout|transferAmount|total_?amount)$/i

/**
 * The largest amount of money that a call would move: fields with the hint `x-money`, those that `x-money-fields` of the operation
 * names, or those named like an amount.
 */
export function moneyIn(root: JsonObject, call: Call): number {
  if (call.operation === undefined || call.operation.isRead || call.body?.value === undefined) return 0
  const media = call.operation.body?.media.find(({ type }) => type === call.body?.type)
  const schema = media?.schemaPointer === undefined ? {} : follow(root, media.schemaPointer).value
  const fields = call.operation.definition['x-money-fields']
  const largest = (value: Json | undefined, part: JsonObject): number => {
    if (Array.isArray(value))
      return Math.max(0, ...value.map((one) => largest(one, mergedSchema(root, part.items))))
    if (!isObject(value)) return 0
    const properties = isObject(part.properties) ? part.properties : {}
    return Math.max(
      0,
      ...Object.entries(value).map(([name, one]) => {
        const property = mergedSchema(root, properties[name])
        const isMoney =
          property['x-money'] ?? (Array.isArray(fields) ? fields.includes(name) : MONEY_NAME.test(name))
        const amount = typeof one === 'number' || typeof one === 'string' ? Math.abs(Number(one)) : Number.NaN
        return isMoney === true && !Number.isNaN(amount) ? amount : largest(one, property)
      }),
    )
  }
  return largest(call.body.value, mergedSchema(root, schema))
}
