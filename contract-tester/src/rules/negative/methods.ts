import type { Operation } from '../../document/operation.ts'
import { callOf } from '../../plan/call-of.ts'
import type { Input } from '../../plan/input.ts'
import { besideCreated, inputForId } from '../../plan/input-for-id.ts'
import { wordsOf } from '../../report/words.ts'
import type { Run } from '../../run/run.ts'
import type { RuleGroup } from '../rule-group.ts'

/**
 * A method that the document does not have for a path is refused. It is asked by a method that changes nothing anywhere;
 * on a thing of the run's own by the others too, `DELETE` last.
 */
export const methods: RuleGroup = {
  name: 'undeclared methods',
  async check(run, operation) {
    const sameTemplate = (path: string) => path.replace(/\{[^}]*\}/g, '{}')
    const own = run.operations.filter(({ path }) => sameTemplate(path) === sameTemplate(operation.path))
    if (own[0] !== operation) return
    const input = await run.inputFor(operation)
    if (input === undefined) return
    const declared = own.map(({ method }) => method)
    const unsafe = ['PATCH', 'PUT', 'POST', 'DELETE'].find((one) => !declared.includes(one))
    const mine = run.mode === 'full' && unsafe !== undefined ? await inputOfOwn(run, operation) : undefined
    const method = mine !== undefined && unsafe !== undefined ? unsafe : 'PROPFIND'
    const exchange = await run.send(
      { ...callOf(operation, mine ?? input), method, body: undefined },
      'malformed',
    )
    if (exchange === undefined) return
    if (run.outcome(exchange) === 'done')
      run.report(exchange, {
        rule: 'method',
        where: operation.pointer.replace(/\/[a-z]+$/, ''),
        expected: `an error for ${method}: 405`,
        got: wordsOf(exchange),
      })
    if (
      exchange.answer.status === 405 &&
      operation.answers.some(({ key }) => key === '405') &&
      !exchange.answer.headers.has('allow')
    )
      run.report(exchange, {
        rule: 'allow',
        where: operation.pointer.replace(/\/[a-z]+$/, ''),
        expected: `the header Allow with ${declared.join(', ')}`,
        got: 'none',
      })
  },
}

/** The input for a thing that this run created, where it is still there. */
async function inputOfOwn(run: Run, operation: Operation): Promise<Input | undefined> {
  const thing = run.own.remaining().find(({ resource }) => resource.read?.path === operation.path)
  if (thing?.id === undefined) return undefined
  const { resource, id, input } = thing
  const base = await run.knownInput(operation)
  return inputForId(besideCreated(base, input), resource, id)
}
