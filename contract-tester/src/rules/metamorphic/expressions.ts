import type { JsonObject } from '../../document/json.ts'
import type { Operation } from '../../document/operation.ts'
import { type Input, withParameter } from '../../plan/input.ts'
import type { Resource } from '../../plan/resources.ts'
import { idsOf, itemsIn, rarest } from '../../run/read-list.ts'
import type { Run } from '../../run/run.ts'
import { mergedSchema } from '../../schema/merged-schema.ts'

/** A filter in the language of OData, `color eq 'red'`: by one field, the one of its example where it has one. */
export async function checkExpressions(
  run: Run,
  resource: Resource,
  operation: Operation,
  input: Input,
  whole: readonly JsonObject[],
): Promise<void> {
  const parameter = operation.parameters.find((one) => one.in === 'query' && one.name === '$filter')
  if (parameter === undefined) return
  const skip = (reason: string) => run.skip(operation.id, `what ${parameter.name} does`, reason)
  const example = parameter.examples[0] ?? mergedSchema(run.root, parameter.schema).example
  const name = /^(\w+) eq /.exec(String(example))?.[1]
  if (name === undefined) return skip('its example does not compare a field by eq')
  const [value] = rarest(whole.map((item) => item[name] ?? null).filter((one) => typeof one === 'string'))
  if (typeof value !== 'string') return skip(`no item has a text in the field "${name}"`)
  const wanted = `${name} eq '${value.replaceAll("'", "''")}'`
  const exchange = await run.call(operation, withParameter(input, 'query', parameter.name, wanted))
  const got = itemsIn(run, resource, exchange)
  if (exchange === undefined || got === undefined) return
  const wrong = got.find((item) => item[name] !== value)
  const ids = new Set(idsOf(got, resource))
  const missing = idsOf(
    whole.filter((item) => item[name] === value),
    resource,
  ).filter((id) => !ids.has(id))
  if (wrong)
    run.report(exchange, {
      rule: 'filterSound',
      where: parameter.pointer,
      expected: `only items for which ${wanted}`,
      got: `one with ${JSON.stringify(wrong[name])}`,
    })
  else if (missing.length > 0)
    run.report(exchange, {
      rule: 'filterComplete',
      where: parameter.pointer,
      expected: `all items for which ${wanted}`,
      got: `${missing.length} missing, such as ${missing[0]}`,
    })
}
