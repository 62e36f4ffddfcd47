import type { Json, JsonObject } from '../../document/json.ts'
import { isObject } from '../../document/json.ts'
import type { Operation, Parameter } from '../../document/operation.ts'
import { withParameter } from '../../plan/input.ts'
import { itemsIn } from '../../run/read-list.ts'
import type { Run } from '../../run/run.ts'
import { mergedSchema } from '../../schema/merged-schema.ts'
import type { ResourceGroup } from '../resource-group.ts'

/** Names of parameters that say whether a list goes up or down. */
export const DIRECTION = /^(order|direction|dir|sort_?(dir(ection)?|order)|order_?dir(ection)?)$/i
/** Names of parameters that say by what a list is sorted. */
export const SORT = /^(sort|sort_?by|order_?by|ordering)$/i

/** The values of an item by which a list may be asked to be sorted. */
const sortValue = (item: JsonObject, name: string): Json | undefined =>
  item[name] ?? (isObject(item.attributes) ? item.attributes[name] : undefined)

/** A list is sorted as requested, by numbers and by times. How texts are ordered is up to the server. */
export const sorting: ResourceGroup = {
  name: 'sorting',
  async check(run, resource) {
    const { list: operation } = resource
    const parameter = operation?.parameters.find((one) => one.in === 'query' && SORT.test(one.name))
    const choices = mergedSchema(run.root, parameter?.schema).enum
    if (operation === undefined || parameter === undefined || !Array.isArray(choices)) return
    const input = await run.inputFor(operation)
    if (input === undefined) return
    const directions = directionsOf(run, operation, parameter)
    for (const choice of choices.slice(0, 6)) {
      const [, minus, name = '', own] = /^([-+]?)(\w+?)(?:[:,. _](asc|desc))?$/i.exec(String(choice)) ?? []
      const asked = withParameter(input, 'query', parameter.name, choice)
      const ways = minus || own || directions === undefined ? [undefined] : directions.ways
      for (const way of ways) {
        const exchange = await run.call(
          operation,
          way === undefined || directions === undefined
            ? asked
            : withParameter(asked, 'query', directions.name, way),
        )
        const items = itemsIn(run, resource, exchange)
        if (exchange === undefined || items === undefined) continue
        const values = items.map((item) => sortValue(item, name))
        const numbers = values.map((value) => (typeof value === 'string' ? Date.parse(value) : Number(value)))
        const isComparable = values.every(
          (value) => typeof value === 'number' || /^\d{4}-\d\d-\d\d/.test(String(value)),
        )
        if (!isComparable) continue
        const isDown = minus === '-' || /^d/i.test(String(way ?? own ?? ''))
        const at = numbers.findIndex(
          (value, index) =>
            index > 0 && (isDown ? value > (numbers[index - 1] ?? 0) : value < (numbers[index - 1] ?? 0)),
        )
        if (at > 0)
          run.report(exchange, {
            rule: 'sort',
            where: parameter.pointer,
            expected: `items sorted by ${choice}${way === undefined ? '' : `, ${way}`}`,
            got: `${values[at - 1]} before ${values[at]}`,
          })
      }
    }
  },
}

/** The parameter that says whether a list is sorted up or down, and its values for that. */
function directionsOf(run: Run, operation: Operation, sort: Parameter) {
  const found = operation.parameters.find(
    (one) => one !== sort && one.in === 'query' && DIRECTION.test(one.name),
  )
  const values = mergedSchema(run.root, found?.schema).enum
  const ways = Array.isArray(values) ? values.filter((one) => /^(asc|desc)/i.test(String(one))) : []
  return found === undefined || ways.length === 0 ? undefined : { name: found.name, ways }
}
