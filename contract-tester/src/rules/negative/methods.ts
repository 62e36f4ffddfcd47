import { callOf } from '../../plan/call-of.ts'
import { wordsOf } from '../../report/words.ts'
import type { RuleGroup } from '../rule-group.ts'

/** A method that the document does not have for a path is refused. Safe mode asks by a method that changes nothing anywhere. */
export const methods: RuleGroup = {
  name: 'undeclared methods',
  async check(run, operation) {
    const sameTemplate = (path: string) => path.replace(/\{[^}]*\}/g, '{}')
    const own = run.operations.filter(({ path }) => sameTemplate(path) === sameTemplate(operation.path))
    if (own[0] !== operation) return
    const input = await run.inputFor(operation)
    if (input === undefined) return
    const declared = own.map(({ method }) => method)
    const others = run.mode === 'full' ? ['DELETE', 'PATCH', 'PUT', 'POST'] : ['PROPFIND']
    const method = others.find((one) => !declared.includes(one))
    if (method === undefined) return
    const exchange = await run.send({ ...callOf(operation, input), method, body: undefined }, 'broken')
    if (exchange === undefined) return
    if (run.outcome(exchange) === 'done')
      run.report(exchange, {
        rule: 'method',
        where: operation.pointer.replace(/\/[a-z]+$/, ''),
        expected: `a refusal of ${method}: 405`,
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
