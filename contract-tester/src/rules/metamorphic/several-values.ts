import type { Json, JsonObject } from '../../document/json.ts'
import type { Operation, Parameter } from '../../document/operation.ts'
import { type Input, withParameter } from '../../plan/input.ts'
import { pagingOf } from '../../plan/paging.ts'
import type { Resource } from '../../plan/resources.ts'
import { idsOf, isSame, itemsIn, rarest } from '../../run/read-list.ts'
import type { Run } from '../../run/run.ts'
import { partAt } from '../../schema/places.ts'

/** A list that is filtered by several values contains all items that fit one of them, and no others. */
export async function checkLists(
  run: Run,
  resource: Resource,
  operation: Operation,
  input: Input,
  parameter: Parameter,
  place: readonly string[],
  values: readonly Json[],
  whole: readonly JsonObject[],
): Promise<void> {
  const [one, two] = rarest(values)
  if (one === undefined) return
  for (const wanted of two === undefined ? [[one]] : [[one], [one, two]]) {
    if (!run.validator.allowsRequest(parameter.schemaPointer, wanted)) continue
    const exchange = await run.call(operation, withParameter(input, 'query', parameter.name, wanted))
    const got = itemsIn(run, resource, exchange)
    if (exchange === undefined || got === undefined) continue
    const fits = (item: JsonObject) => wanted.some((value) => isSame(partAt(item, place), value))
    const wrong = got.find((item) => !fits(item))
    const said = `${place.join('.')} is ${wanted.join(' or ')}`
    if (wrong)
      run.report(exchange, {
        rule: 'filterSound',
        where: parameter.pointer,
        expected: `only items whose ${said}`,
        got: `one with ${partAt(wrong, place)}`,
      })
    const ids = new Set(idsOf(got, resource))
    const missing = idsOf(whole.filter(fits), resource).filter((id) => !ids.has(id))
    if (!wrong && missing.length > 0 && pagingOf(operation).limit === undefined)
      run.report(exchange, {
        rule: 'filterComplete',
        where: parameter.pointer,
        expected: `all items whose ${said}`,
        got: `${missing.length} missing, such as ${missing[0]}`,
      })
  }
}
