import {
  ALWAYS_EXPOSED,
  allowsHeader,
  allowsMethod,
  headersToAskFor,
  namesIn,
  SIMPLE_METHODS,
} from '../../http/cors.ts'
import { callOf } from '../../plan/call-of.ts'
import { answerFor } from '../../plan/success-media.ts'
import type { RuleGroup } from '../rule-group.ts'

const ORIGIN = 'https://app.example.com'

/** A server that lets pages of other origins read an answer lets them make the call too. */
export const preflight: RuleGroup = {
  name: 'preflight',
  async check(run, operation) {
    // The profile of a provider looks at all of this, for the origin of its app.
    if (run.origin !== undefined) return
    const input = operation.method === 'GET' && operation.isRead ? await run.inputFor(operation) : undefined
    if (input === undefined) return
    const call = callOf(operation, input)
    const read = await run.send({ ...call, headers: { ...call.headers, Origin: ORIGIN } }, 'probe')
    const allowed = read?.answer.headers.get('access-control-allow-origin')
    if (read === undefined || !allowed) return
    const where = operation.pointer
    const exposed = namesIn(read.answer.headers.get('access-control-expose-headers'))
    const hidden = (answerFor(operation, read.answer.status)?.headers ?? []).find(
      ({ name }) =>
        read.answer.headers.has(name) &&
        !ALWAYS_EXPOSED.has(name) &&
        !exposed.includes('*') &&
        !exposed.includes(name),
    )
    if (hidden !== undefined)
      run.report(read, {
        rule: 'cors',
        where: hidden.pointer,
        expected: `${hidden.name} in Access-Control-Expose-Headers: pages of other origins see no other declared header`,
        got: exposed.join(', ') || 'no such header',
      })
    if (!operation.needsToken && SIMPLE_METHODS.includes(operation.method)) return
    const headers = headersToAskFor(operation).map(({ name }) => name)
    const asked = {
      Origin: ORIGIN,
      'Access-Control-Request-Method': operation.method,
      'Access-Control-Request-Headers': headers.join(', '),
    }
    const answer = await run.send(
      { ...call, method: 'OPTIONS', headers: asked, body: undefined, credentials: 'none' },
      'probe',
    )
    if (answer === undefined) return
    const methods = answer.answer.headers.get('access-control-allow-methods')
    const takes = namesIn(answer.answer.headers.get('access-control-allow-headers'))
    const untaken = headers.find((name) => !allowsHeader(takes, name))
    if (answer.answer.headers.has('access-control-allow-origin') && untaken !== undefined)
      run.report(answer, {
        rule: 'cors',
        where,
        expected: `a preflight that allows the header ${untaken}`,
        got: takes.join(', ') || 'no Access-Control-Allow-Headers',
      })
    if (!answer.answer.headers.has('access-control-allow-origin') || !allowsMethod(methods, operation.method))
      run.report(answer, {
        rule: 'cors',
        where,
        expected: `a preflight that allows ${operation.method}`,
        got: methods || 'no Access-Control-Allow-Methods',
      })
  },
}
