import { withParameter } from '../plan/input.ts'
import { inputForId } from '../plan/input-for-id.ts'
import type { Resource } from '../plan/resources.ts'
import { sample } from '../schema/sample.ts'
import { isIdOf } from './is-id-of.ts'
import { idsOf, itemsIn } from './read-list.ts'
import type { Run } from './run.ts'

/** Whether every item of the server is the same one, whatever the id: then nothing can be said about its state. */
export async function isCanned(run: Run): Promise<boolean> {
  let same = 0
  // Those that cannot be asked do not count: a long document may begin with many of them.
  for (const resource of run.resources.filter(canBeAsked).slice(0, 8)) {
    const isSame = await answersSame(run, resource)
    if (isSame === false) return false
    if (isSame) same += 1
  }
  return same > 0
}

/** The parameter of a read that holds the id. */
const idParameter = ({ read, parameter }: Resource) =>
  read?.parameters.find((one) => one.in === 'path' && one.name === parameter)

/** Whether one thing is read by an id that may be any. */
const canBeAsked = (resource: Resource): boolean => {
  const declared = idParameter(resource)
  return declared !== undefined && declared.schema.enum === undefined
}

/** Whether two ids are answered alike; undefined when that cannot be told. */
async function answersSame(run: Run, resource: Resource): Promise<boolean | undefined> {
  const { read, list } = resource
  const declared = idParameter(resource)
  if (read === undefined || declared === undefined) return undefined
  const input = await run.inputFor(read)
  const listInput = list && (await run.inputFor(list))
  if (input === undefined) return undefined
  const known =
    list && listInput ? idsOf(itemsIn(run, resource, await run.call(list, listInput)) ?? [], resource) : []
  const second = known.find(
    (id) => id !== String(input.path[declared.name]) && isIdOf(run, read, resource, id),
  )
  const isNumber = /^(integer|number)$/.test(String(declared.schema.type))
  const number = Number(input.path[declared.name])
  const unknownNumber = [987_654, number + 1, number - 1].find((one) =>
    run.validator.allowsRequest(declared.schemaPointer, one),
  )
  if (isNumber && unknownNumber === undefined) return undefined
  const unknownText = [
    'no-such-id-8r',
    sample(run.root, declared.schema, { seed: 8_017, withExamples: false }),
  ].find((one) => run.validator.allowsRequest(declared.schemaPointer, one))
  if (!isNumber && unknownText === undefined) return undefined
  const unknown =
    isNumber && unknownNumber !== undefined
      ? withParameter(input, 'path', declared.name, unknownNumber)
      : inputForId(input, resource, String(unknownText))
  const other = second === undefined ? unknown : inputForId(input, resource, second)
  const [one, two] = [await run.call(read, input, 'probe'), await run.call(read, other, 'probe')]
  if (one === undefined || two === undefined || run.outcome(one) !== 'done') return undefined
  // A bad request is about how the id is written, and not about the thing.
  if ([400, 422].includes(two.answer.status)) return undefined
  return one.answer.text === two.answer.text
}
