import { withParameter } from '../plan/input.ts'
import { wordsOf } from '../report/words.ts'
import type { RuleGroup } from './rule-group.ts'

/** Calls each operation as the document shows it; the shape of every answer is checked where calls are made. */
export const response: RuleGroup = {
  name: 'responses',
  async check(run, operation) {
    const input = await run.inputFor(operation)
    if (input === undefined || !operation.isRead) return
    const exchange = await run.call(operation, input)
    if (exchange && operation.needsToken && run.hasToken && exchange.answer.status === 401)
      run.report(exchange, {
        rule: 'token',
        where: `${operation.pointer}/security`,
        expected: 'the given token to be accepted',
        got: wordsOf(exchange),
      })
    const optional = operation.parameters.filter(
      ({ isRequired, in: place }) => !isRequired && place !== 'cookie',
    )
    for (const parameter of optional) {
      const [example] = parameter.examples
      if (example === undefined || !run.validator.allowsRequest(parameter.schemaPointer, example)) continue
      await run.call(operation, withParameter(input, parameter.in, parameter.name, example))
    }
  },
}
