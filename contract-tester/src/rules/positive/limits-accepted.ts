import { isObject, type Json } from '../../document/json.ts'
import type { Operation } from '../../document/operation.ts'
import type { Exchange } from '../../http/call.ts'
import { mediaFor } from '../../plan/call-of.ts'
import { type Input, withParameter } from '../../plan/input.ts'
import { canBeWritten } from '../../plan/written.ts'
import { wordsOf } from '../../report/words.ts'
import { idIn } from '../../run/create-one.ts'
import type { Run } from '../../run/run.ts'
import { partAt } from '../../schema/places.ts'
import { sample } from '../../schema/sample.ts'
import { validValues } from '../../schema/valid-values.ts'
import type { RuleGroup } from '../rule-group.ts'
import { type Difference, differences } from '../stateful/echo.ts'

/** What the schema allows is not refused as a bad request, when the same call with other values is done. */
export const limitsAccepted: RuleGroup = {
  name: 'valid requests',
  async check(run, operation) {
    const input = await run.inputFor(operation)
    if (input === undefined) return
    const base = await run.call(operation, input)
    if (base === undefined || run.outcome(base) !== 'done') return
    for (const { pointer, what, input: valid, isText } of variants(run, operation, input)) {
      const exchange = await run.call(operation, valid)
      if (exchange && isBadRequest(exchange, isText))
        run.report(exchange, {
          rule: 'refusesValid',
          where: pointer,
          expected: `the ${what} to be accepted, as its schema allows it`,
          got: wordsOf(exchange),
        })
      // A server that answers other values from the start, such as its examples, is not one that changes these.
      else if (exchange && run.outcome(exchange) === 'done' && !changedIn(run, operation, base, input))
        checkKept(run, operation, exchange, valid)
    }
  },
}

/** A field of what was created that the answer shows with another value than was sent. */
function changedIn(
  run: Run,
  operation: Operation,
  exchange: Exchange,
  { body }: Input,
): Difference | undefined {
  const resource = run.resources.find(({ create }) => create === operation)
  const shown = resource && idIn(run, resource, exchange)?.shown
  return differences(body ?? null, shown, (name) => name !== resource?.idField)[0]
}

/** What was created with a value at a limit is shown as it was sent: not cut, not in other letters. */
function checkKept(run: Run, operation: Operation, exchange: Exchange, sent: Input): void {
  const wrong = changedIn(run, operation, exchange, sent)
  if (wrong)
    run.report(exchange, {
      rule: 'echo',
      where: operation.pointer,
      expected: `${wrong.place} ${JSON.stringify(wrong.sent)}, as it was sent`,
      got: JSON.stringify(wrong.got),
    })
}

/** Business rules may refuse an amount with 422 or 409, but not a text or a member of an enum that the schema allows. */
const isBadRequest = ({ answer }: Exchange, isText: boolean) =>
  answer.status === 400 || (isText && answer.status === 422)

/** Fields of a body that accept only values that the server has elsewhere, although their schema allows any text. */
function fieldsOfKnownValues({ definition }: Operation): readonly string[] {
  const named = definition['x-known-fields']
  const filled = definition['x-values-from']
  return [...(Array.isArray(named) ? named.map(String) : []), ...Object.keys(isObject(filled) ? filled : {})]
}

function variants(run: Run, operation: Parameters<RuleGroup['check']>[1], input: Input) {
  const found: { pointer: string; what: string; input: Input; isText: boolean }[] = []
  const isTextual = (pointer: string) => !/\/(minimum|maximum)$/.test(pointer)
  for (const parameter of operation.parameters) {
    const { in: place, name, schemaPointer, schema, examples } = parameter
    if (place === 'path' || place === 'cookie') continue
    const base = input[place][name] ?? examples[0] ?? sample(run.root, schema, { seed: run.seed })
    if (typeof base === 'string' && schema.enum === undefined) continue
    const values = validValues(run.root, run.validator, schemaPointer, base)
    for (const { pointer, what, value } of values.filter((one) => canBeWritten(parameter, one.value)))
      found.push({
        pointer,
        what: `${place} parameter ${name} ${what}`,
        input: withParameter(input, place, name, value),
        isText: isTextual(pointer),
      })
  }
  const pointer = mediaFor(operation)?.schemaPointer
  if (pointer === undefined || input.body === undefined || operation.method !== 'POST') return found
  const known = fieldsOfKnownValues(operation)
  const keepsKnown = (value: Json) =>
    known.every(
      (name) => JSON.stringify(partAt(value, [name])) === JSON.stringify(partAt(input.body, [name])),
    )
  for (const { pointer: at, what, value } of validValues(run.root, run.validator, pointer, input.body).filter(
    (one) => keepsKnown(one.value),
  ))
    found.push({
      pointer: at,
      what: `body ${what}`,
      // A body with a random id gets a new one: by now, the server has a thing with the first id.
      input: {
        ...input,
        body: run.freshIds.areTaken(operation, value) ? value : run.freshIds.put(operation, value),
      },
      isText: isTextual(at),
    })
  return found
}
