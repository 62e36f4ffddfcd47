import type { Operation } from '../../document/operation.ts'
import { join } from '../../document/pointer.ts'
import type { Call } from '../../http/call.ts'
import { allowsHeader, allowsMethod, headersToAskFor, namesIn } from '../../http/cors.ts'
import { callOf, mediaFor } from '../../plan/call-of.ts'
import type { Run } from '../../run/run.ts'
import { checkNoRedirect } from './readable.ts'

/** The least `Access-Control-Max-Age` in seconds. Without this header, browsers keep the answer for five seconds. */
const LEAST_SECONDS = 60

/** Bodies that a page may send without asking for the header that names their type. */
const SIMPLE_BODY = /^(multipart\/form-data|application\/x-www-form-urlencoded|text\/plain)\b/

interface Asked {
  readonly name: string
  readonly where: string
}

/**
 * The headers of an operation that a page of the app asks for: its session goes along with every call, also with one that
 * needs none.
 */
function headersOf(run: Run, operation: Operation): readonly Asked[] {
  const schemes = run.operations.flatMap(({ security }) => security).find((choice) => choice.length > 0) ?? []
  const session = schemes.flatMap((scheme) =>
    headersToAskFor({ ...operation, parameters: [], security: [[scheme]] }).map(({ name }) => ({
      name,
      where: join('#/components/securitySchemes', scheme.name),
    })),
  )
  const type = mediaFor(operation)?.type
  const body: readonly Asked[] =
    type === undefined || SIMPLE_BODY.test(type)
      ? []
      : [{ name: 'content-type', where: join(operation.pointer, 'requestBody') }]
  const all = [...session, ...body, ...headersToAskFor({ ...operation, security: [] })]
  return [...new Map(all.map((one) => [one.name, one])).values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** What a browser asks before a page of the app makes a call: it is sent for operations that change something, too. */
export async function checkPreflight(run: Run, operation: Operation, origin: string): Promise<void> {
  const headers = headersOf(run, operation)
  const path = operation.path.includes('{')
    ? callOf(operation, await run.knownInput(operation)).path
    : operation.path
  const call: Call = {
    operation,
    method: 'OPTIONS',
    path,
    query: [],
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': operation.method,
      ...(headers.length > 0 && {
        'Access-Control-Request-Headers': headers.map(({ name }) => name).join(','),
      }),
    },
    body: undefined,
    credentials: 'none',
  }
  const exchange = await run.send(call, 'probe', true)
  if (exchange === undefined || !checkNoRedirect(run, exchange)) return
  const { answer } = exchange
  const where = operation.pointer
  const allowed = answer.headers.get('access-control-allow-origin')
  if (answer.status < 200 || answer.status > 299 || (allowed !== '*' && allowed !== origin)) {
    run.report(exchange, {
      rule: 'preflight',
      where,
      expected: `HTTP 204 with Access-Control-Allow-Origin: ${origin}, or *`,
      got: `HTTP ${answer.status} with ${allowed ?? 'no such header'}`,
      advice:
        'Answer OPTIONS of every path before a session, a key or a body is checked: a browser sends it without any of them, and does not make the call when it is refused.',
    })
    return
  }
  const methods = answer.headers.get('access-control-allow-methods')
  if (!allowsMethod(methods, operation.method))
    run.report(exchange, {
      rule: 'preflightMethod',
      where,
      expected: `${operation.method} in Access-Control-Allow-Methods`,
      got: methods || 'no such header',
      advice: `Name every method of the document there: ${[...new Set(run.operations.map(({ method }) => method))].join(', ')}.`,
    })
  const takes = namesIn(answer.headers.get('access-control-allow-headers'))
  for (const { name, where } of headers)
    if (!allowsHeader(takes, name))
      run.report(exchange, {
        rule: 'preflightHeader',
        where,
        expected: `${name} in Access-Control-Allow-Headers`,
        got: takes.join(', ') || 'no such header',
        advice: `Name ${name} there${name === 'authorization' && takes.includes('*') ? ', which * does not cover' : ''}: the app sends it, and a browser makes no call with a header that is not allowed.`,
      })
  const age = answer.headers.get('access-control-max-age')
  if (!(Number(age ?? 0) >= LEAST_SECONDS))
    run.report(exchange, {
      rule: 'preflightAge',
      where,
      expected: `Access-Control-Max-Age of ${LEAST_SECONDS} or more`,
      got: age ?? 'no such header',
      advice:
        'Send Access-Control-Max-Age: 600 with every answer to OPTIONS: without it a browser asks again after five seconds, and nearly every call needs two round trips.',
    })
}
