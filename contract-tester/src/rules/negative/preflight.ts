import { callOf } from '../../plan/call-of.ts'
import { answerFor } from '../../plan/success-media.ts'
import type { RuleGroup } from '../rule-group.ts'

const ORIGIN = 'https://app.example.com'
const SIMPLE = ['GET', 'HEAD', 'POST']

/** Headers that any page may read, and send. */
const ALWAYS_EXPOSED = new Set([
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
])
const ALWAYS_ALLOWED = new Set(['accept', 'accept-language', 'content-language'])

const listed = (text: string): string[] => text.split(',').map((one) => one.trim())

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
    const exposed = (read.answer.headers.get('access-control-expose-headers') ?? '').toLowerCase()
    const hidden = (answerFor(operation, read.answer.status)?.headers ?? []).find(
      ({ name }) =>
        read.answer.headers.has(name) &&
        !ALWAYS_EXPOSED.has(name) &&
        exposed !== '*' &&
        !listed(exposed).includes(name),
    )
    if (hidden !== undefined)
      run.report(read, {
        rule: 'cors',
        where: hidden.pointer,
        expected: `${hidden.name} in Access-Control-Expose-Headers: pages of other origins see no other declared header`,
        got: exposed === '' ? 'no such header' : exposed,
      })
    if (!operation.needsToken && SIMPLE.includes(operation.method)) return
    const headers = [
      ...(operation.security[0] ?? []).flatMap((scheme) =>
        scheme.type !== 'apiKey'
          ? ['authorization']
          : scheme.in === 'header'
            ? [scheme.parameter.toLowerCase()]
            : [],
      ),
      ...operation.parameters.filter((one) => one.in === 'header').map(({ name }) => name.toLowerCase()),
    ].filter((name) => !ALWAYS_ALLOWED.has(name))
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
    const methods = answer.answer.headers.get('access-control-allow-methods') ?? ''
    const isAllowed =
      SIMPLE.includes(operation.method) || methods === '*' || methods.toUpperCase().includes(operation.method)
    const takes = (answer.answer.headers.get('access-control-allow-headers') ?? '').toLowerCase()
    const untaken = headers.find(
      // A star does not stand for this one.
      (name) => !listed(takes).includes(name) && (takes !== '*' || name === 'authorization'),
    )
    if (answer.answer.headers.has('access-control-allow-origin') && untaken !== undefined)
      run.report(answer, {
        rule: 'cors',
        where,
        expected: `a preflight that allows the header ${untaken}`,
        got: takes === '' ? 'no Access-Control-Allow-Headers' : takes,
      })
    if (!answer.answer.headers.has('access-control-allow-origin') || !isAllowed)
      run.report(answer, {
        rule: 'cors',
        where,
        expected: `a preflight that allows ${operation.method}`,
        got: methods === '' ? 'no Access-Control-Allow-Methods' : methods,
      })
  },
}
