import { isObject, type Json } from '../../document/json.ts'
import type { Operation } from '../../document/operation.ts'
import { stepsOf } from '../../document/pointer.ts'
import type { Created } from '../../run/create-one.ts'
import type { Run } from '../../run/run.ts'
import { partAt } from '../../schema/places.ts'

/** The hint `x-balance`: which operation shows the balance, where in its answer, and which field of the request it loses. */
function hintOf({ definition }: Operation) {
  const hint = definition['x-balance']
  if (!isObject(hint)) return undefined
  return {
    operation: String(hint.operation),
    place: stepsOf(`#${hint.at}`),
    field: String(hint.minus ?? hint.plus),
    sign: hint.minus === undefined ? 1 : -1,
  }
}

/** Money in hundred-millionths, so that nothing is lost to binary fractions. */
const unitsOf = (value: Json | undefined): bigint | undefined => {
  const [, sign, whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(String(value)) ?? []
  return whole === '' ? undefined : BigInt(sign + whole + part.padEnd(8, '0'))
}

/** The balance that a create changes, where a hint says so. */
export async function readBalance(run: Run, create: Operation): Promise<bigint | undefined> {
  const hint = hintOf(create)
  const reading = run.operations.find(({ id }) => id === hint?.operation)
  const input = reading && (await run.inputFor(reading))
  if (hint === undefined || reading === undefined || input === undefined) return undefined
  return unitsOf(partAt((await run.call(reading, input))?.answer.json, hint.place))
}

/** After something was created, the balance has changed by its amount. */
export async function checkBalance(
  run: Run,
  create: Operation,
  before: bigint | undefined,
  created: Created,
): Promise<void> {
  const hint = hintOf(create)
  const after = await readBalance(run, create)
  const sent = hint && unitsOf(partAt(created.input.body, hint.field.split('.')))
  if (hint === undefined || before === undefined || after === undefined || sent === undefined) return
  const expected = before + (hint.sign === -1 ? -sent : sent)
  if (after !== expected)
    run.report(created.exchange, {
      rule: 'balance',
      where: create.pointer,
      expected: `a balance of ${textOf(expected)} after ${textOf(before)}`,
      got: textOf(after),
    })
}

const textOf = (units: bigint) => {
  const digits = String(units < 0n ? -units : units).padStart(9, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -8)}.${digits.slice(-8).replace(/0{1,6}$/, '')}`
}
