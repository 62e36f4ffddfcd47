import type { Json, JsonObject } from '../../document/json.ts'
import { isObject } from '../../document/json.ts'
import { withParameter } from '../../plan/input.ts'
import { mergedSchema } from '../../schema/merged-schema.ts'
import type { ResourceGroup } from '../resource-group.ts'
import { itemsIn } from './read-list.ts'

const SORT = /^(sort|sort_?by|order_?by|ordering)$/i

/** The values of an item by which a list may be asked to be sorted. */
const sortValue = (item: JsonObject, name: string): Json | undefined =>
  item[name] ?? (isObject(item.attributes) ? item.attributes[name] : undefined)

/** A list is sorted as asked, by numbers and by times; how texts compare is the server's own matter. */
export const sorting: ResourceGroup = {
  name: 'sorting',
  async check(run, resource) {
    const { list: operation } = resource
    const parameter = operation?.parameters.find((one) => one.in === 'query' && SORT.test(one.name))
    const choices = mergedSchema(run.root, parameter?.schema).enum
    if (operation === undefined || parameter === undefined || !Array.isArray(choices)) return
    const input = await run.inputFor(operation)
    if (input === undefined) return
    for (const choice of choices.slice(0, 6)) {
      const [, minus, name = '', direction] =
        /^([-+]?)(\w+?)(?:[:,. _](asc|desc))?$/i.exec(String(choice)) ?? []
      const exchange = await run.call(operation, withParameter(input, 'query', parameter.name, choice))
      const items = itemsIn(run, resource, exchange)
      if (exchange === undefined || items === undefined) continue
      const values = items.map((item) => sortValue(item, name))
      const numbers = values.map((value) => (typeof value === 'string' ? Date.parse(value) : Number(value)))
      const isComparable = values.every(
        (value) => typeof value === 'number' || /^\d{4}-\d\d-\d\d/.test(String(value)),
      )
      if (!isComparable) continue
      const isDown = minus === '-' || direction?.toLowerCase() === 'desc'
      const at = numbers.findIndex(
        (value, index) =>
          index > 0 && (isDown ? value > (numbers[index - 1] ?? 0) : value < (numbers[index - 1] ?? 0)),
      )
      if (at > 0)
        run.report(exchange, {
          rule: 'sort',
          where: parameter.pointer,
          expected: `items sorted by ${choice}`,
          got: `${values[at - 1]} before ${values[at]}`,
        })
    }
  },
}
