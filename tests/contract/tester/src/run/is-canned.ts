import { withParameter } from '../plan/input.ts'
import { inputForId } from '../rules/metamorphic/repeated-reads.ts'
import type { Run } from './run.ts'

/** Whether every item of the server is the same one, whatever the id: then nothing can be said about its state. */
export async function isCanned(run: Run): Promise<boolean> {
  let same = 0
  for (const resource of run.resources.slice(0, 8)) {
    const { read, parameter } = resource
    const declared = read?.parameters.find((one) => one.in === 'path' && one.name === parameter)
    if (read === undefined || declared === undefined || declared.schema.enum !== undefined) continue
    const input = await run.inputFor(read)
    if (input === undefined || !input.isKnown) continue
    const isNumber = typeof input.path[declared.name] === 'number'
    const other = isNumber ? withParameter(input, 'path', declared.name, 987_654) : inputForId(input, resource, 'no-such-id-8r')
    const [one, two] = [await run.call(read, input, 'probe'), await run.call(read, other, 'probe')]
    if (one === undefined || two === undefined) continue
    if (run.outcome(one) !== 'done' || one.answer.text !== two.answer.text) return false
    same += 1
  }
  return same > 0
}
