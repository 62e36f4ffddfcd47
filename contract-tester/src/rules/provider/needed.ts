import { isObject, type JsonObject } from '../../document/json.ts'
import type { Operation } from '../../document/operation.ts'
import { type Input, withParameter } from '../../plan/input.ts'
import { wordsOf } from '../../report/words.ts'
import type { RuleGroup } from '../rule-group.ts'

/** A call that an app cannot do without. */
interface Needed {
  /** Parameters that it is made with. */
  readonly with: JsonObject
  /** What the app does with the answer. */
  readonly because: string
}

/** What the hint `x-needed` of an operation says. */
const neededOf = ({ definition }: Operation): readonly Needed[] => {
  const hint = definition['x-needed']
  return (Array.isArray(hint) ? hint : []).flatMap((one) =>
    isObject(one) && isObject(one.with) && typeof one.because === 'string'
      ? [{ with: one.with, because: one.because }]
      : [],
  )
}

const withAll = (operation: Operation, input: Input, values: JsonObject): Input =>
  Object.entries(values).reduce((filled, [name, value]) => {
    const parameter = operation.parameters.find((one) => one.name === name)
    return parameter === undefined ? filled : withParameter(filled, parameter.in, name, value)
  }, input)

/** The calls that the app cannot do without succeed. */
export const needed: RuleGroup = {
  name: 'needed answers',
  async check(run, operation) {
    const all = run.origin === undefined ? [] : neededOf(operation)
    if (all.length === 0) return
    const input = await run.inputFor(operation)
    if (input === undefined) return
    for (const { with: values, because } of all) {
      const exchange = await run.call(operation, withAll(operation, input, values), 'probe')
      if (exchange && run.outcome(exchange) !== 'done')
        run.report(exchange, {
          rule: 'needed',
          where: operation.pointer,
          expected: `a success for ${Object.entries(values)
            .map(([name, value]) => `${name} ${String(value)}`)
            .join(', ')}`,
          got: wordsOf(exchange),
          advice: `Answer it: ${because}.`,
        })
    }
  },
}
