import { callOf } from '../../plan/call-of.ts'
import type { RuleGroup } from '../rule-group.ts'

const ORIGIN = 'https://app.example.com'
const SIMPLE = ['GET', 'HEAD', 'POST']

/** A server that lets pages of other origins read an answer lets them make the call too. */
export const preflight: RuleGroup = {
  name: 'preflight',
  async check(run, operation) {
    const input = operation.method === 'GET' && operation.isRead ? await run.inputFor(operation) : undefined
    if (input === undefined) return
    const call = callOf(operation, input)
    const read = await run.send({ ...call, headers: { ...call.headers, Origin: ORIGIN } }, 'probe')
    const allowed = read?.answer.headers.get('access-control-allow-origin')
    if (read === undefined || !allowed) return
    const where = operation.pointer
    if (!operation.needsToken && SIMPLE.includes(operation.method)) return
    const asked = {
      Origin: ORIGIN,
      'Access-Control-Request-Method': operation.method,
      'Access-Control-Request-Headers': 'authorization',
    }
    const answer = await run.send(
      { ...call, method: 'OPTIONS', headers: asked, body: undefined, credentials: 'none' },
      'probe',
    )
    if (answer === undefined) return
    const methods = answer.answer.headers.get('access-control-allow-methods') ?? ''
    const isAllowed =
      SIMPLE.includes(operation.method) || methods === '*' || methods.toUpperCase().includes(operation.method)
    if (!answer.answer.headers.has('access-control-allow-origin') || !isAllowed)
      run.report(answer, {
        rule: 'cors',
        where,
        expected: `a preflight that allows ${operation.method}`,
        got: methods === '' ? 'no Access-Control-Allow-Methods' : methods,
      })
  },
}
