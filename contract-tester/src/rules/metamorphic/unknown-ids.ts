import type { Json } from '../../document/json.ts'
import { withParameter } from '../../plan/input.ts'
import { wordsOf } from '../../report/words.ts'
import { typeOf } from '../../schema/merged-schema.ts'
import { sample } from '../../schema/sample.ts'
import type { ResourceGroup } from '../resource-group.ts'

/** An id that no item has is not found. */
export const unknownIds: ResourceGroup = {
  name: 'unknown ids',
  async check(run, { read, parameter: name }) {
    const parameter = read?.parameters.find((one) => one.in === 'path' && one.name === name)
    if (
      read === undefined ||
      name === undefined ||
      parameter === undefined ||
      parameter.schema.enum !== undefined
    )
      return
    const input = await run.inputFor(read)
    if (input === undefined || !input.isKnown) return
    const isNumber = ['integer', 'number'].includes(typeOf(parameter.schema) ?? '')
    const most = typeof parameter.schema.maximum === 'number' ? parameter.schema.maximum : 987_654_321
    const drawn = sample(run.root, parameter.schema, { seed: run.seed + 4711, withExamples: false })
    const text =
      parameter.schema.pattern === undefined && parameter.schema.format === undefined
        ? 'no-such-id-7q'
        : drawn
    const id: Json = isNumber ? Math.min(most, 987_654_321) : text
    if (String(id) === String(input.path[name]) || !run.validator.allowsRequest(parameter.schemaPointer, id))
      return
    const exchange = await run.call(
      read,
      { ...withParameter(input, 'path', name, id), isKnown: false },
      'probe',
    )
    if (exchange && run.outcome(exchange) === 'done')
      run.report(exchange, {
        rule: 'unknownId',
        where: read.pointer,
        expected: `${id} not to be found`,
        got: wordsOf(exchange),
      })
  },
}
