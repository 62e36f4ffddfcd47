import type { RedirectError } from '../../document/cannot-run-error.ts'
import type { Report } from '../../findings/report.ts'
import type { Exchange } from '../../http/call.ts'
import { ALWAYS_EXPOSED, namesIn } from '../../http/cors.ts'
import type { Run } from '../../run/run.ts'

/** Statuses of answers that come with a header for the app: what was done, and when it is good to ask again. */
const STATUS_WITH_HEADERS = /^(2|429$|503$)/

/** What to do about an answer that sends its caller elsewhere. */
const REDIRECT_ADVICE =
  'Answer at this very address, over https: the app follows no redirect, which would carry token and body elsewhere, and a browser follows none of a preflight.'

/** Whether an answer sends its caller elsewhere. */
const isRedirect = ({ answer: { status, headers } }: Exchange): boolean =>
  status >= 300 && status < 400 && status !== 304 && headers.has('location')

/** A call that is answered at its own address, and not sent elsewhere. @returns whether it is */
export function checkNoRedirect(run: Run, exchange: Exchange): boolean {
  if (!isRedirect(exchange)) return true
  const { status, headers } = exchange.answer
  run.report(exchange, {
    rule: 'redirected',
    where: exchange.call.operation?.pointer ?? '#/paths',
    expected: 'an answer at the address of the document',
    got: `HTTP ${status} to ${headers.get('location')}`,
    advice: REDIRECT_ADVICE,
  })
  return false
}

/** The report on a server that as a whole sends its callers elsewhere. */
export const reportOfRedirect = ({ message, asked, location }: RedirectError): Report => ({
  checked: { operations: 0, calls: 1, reached: 0 },
  slow: [],
  unreached: [],
  skipped: [],
  violations: [
    {
      layer: 'provider',
      operation: '*',
      rule: 'redirected',
      where: '#/paths',
      expected: 'an answer at the address that was given',
      got: `a redirect to ${location}`,
      advice: REDIRECT_ADVICE,
      request: `curl -i '${asked}'`,
      count: 1,
    },
  ],
  things: { created: 0, deleted: 0, left: [] },
  stopped: message,
})

/** A page of the app may read the answer. @returns whether it may */
export function checkReadable(run: Run, exchange: Exchange, origin: string): boolean {
  const { status, headers } = exchange.answer
  const allowed = headers.get('access-control-allow-origin')
  const where = exchange.call.operation?.pointer ?? '#/paths'
  if (allowed !== '*' && allowed !== origin) {
    run.report(exchange, {
      rule: 'originAllowed',
      where,
      expected: `Access-Control-Allow-Origin: ${origin}, or *`,
      got: `HTTP ${status} with ${allowed === null ? 'no such header' : allowed}`,
      advice: `Allow ${origin} on every answer, errors and those of the gateway too: without it the app sees a lost connection, and neither the result nor the reason of an error.`,
    })
    return false
  }
  if (allowed === '*' && headers.get('access-control-allow-credentials') === 'true')
    run.report(exchange, {
      rule: 'originCredentials',
      where,
      expected: 'no Access-Control-Allow-Credentials beside Access-Control-Allow-Origin: *',
      got: 'Access-Control-Allow-Credentials: true',
      advice:
        'Leave Access-Control-Allow-Credentials out: the session is in a header, no call carries cookies, and browsers refuse the two together where one did.',
    })
  return true
}

/** A page of the app may read each header that the answers of an operation declare for it. */
export function checkExposed(run: Run, exchange: Exchange): void {
  const exposed = namesIn(exchange.answer.headers.get('access-control-expose-headers'))
  if (exposed.includes('*')) return
  const declared = (exchange.call.operation?.answers ?? [])
    .filter(({ key }) => STATUS_WITH_HEADERS.test(key))
    .flatMap(({ headers }) => headers)
  for (const { name, pointer } of declared)
    if (!ALWAYS_EXPOSED.has(name) && !exposed.includes(name))
      run.report(exchange, {
        rule: 'exposedHeader',
        where: pointer,
        expected: `${name} in Access-Control-Expose-Headers`,
        got: exposed.join(', ') || 'no such header',
        advice: `Name ${name} there on every answer: a page of another origin sees no other header, whether it is sent or not.`,
      })
}
