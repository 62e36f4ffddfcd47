import type { Exchange } from '../../http/call.ts'
import { namesIn } from '../../http/cors.ts'
import type { Run } from '../../run/run.ts'

/** The length in characters from which an answer has to be compressed. */
const WORTH_PACKING = 20_000

/** No cache between server and app gives an answer to another user, or in another language, than it was made for. */
export function checkKept(run: Run, exchange: Exchange): void {
  const { call, answer } = exchange
  if (call.operation === undefined || call.method !== 'GET' || run.outcome(exchange) !== 'done') return
  const control = answer.headers.get('cache-control')
  const says = namesIn(control)
  if (says.includes('no-store')) return
  const where = call.operation.pointer
  if (call.operation.needsToken) {
    run.report(exchange, {
      rule: 'keptAnswer',
      where,
      expected: 'Cache-Control: no-store on the answers to one user',
      got: control ?? 'no such header',
      advice:
        'Send Cache-Control: no-store with every answer that needs a session: the cache of a browser goes by the address, and gives the next user of the device what the one before has seen.',
    })
    return
  }
  const isKept = says.some((one) => /^(s-maxage|max-age)=0*[1-9]/.test(one)) && !says.includes('no-cache')
  const varies = namesIn(answer.headers.get('vary'))
  const differing = call.operation.parameters
    .filter((one) => one.in === 'header')
    .map(({ name }) => name.toLowerCase())
  const unnamed = differing.filter((name) => !varies.includes(name))
  if (isKept && unnamed.length > 0 && !varies.includes('*'))
    run.report(exchange, {
      rule: 'keptVary',
      where,
      expected: `Vary with ${differing.join(', ')} on answers that are kept`,
      got: `${control}, Vary ${varies.join(', ') || 'not sent'}`,
      advice: `Name in Vary every header that an answer depends on, or send Cache-Control: no-store: otherwise a cache answers a call with the text or the account of another one.`,
    })
}

/** Long answers are compressed. */
export function checkPacked(run: Run, exchange: Exchange): void {
  const { call, answer } = exchange
  if (answer.text.length < WORTH_PACKING || answer.headers.has('content-encoding')) return
  run.report(exchange, {
    rule: 'packed',
    where: call.operation?.pointer ?? '#/paths',
    expected: `Content-Encoding: gzip or br from ${WORTH_PACKING / 1_000} kB on`,
    got: `${Math.round(answer.text.length / 1_000)} kB as they are`,
    advice:
      'Compress answers in JSON at the gateway, for callers whose Accept-Encoding allows it: lists shrink to a tenth, and a user on a phone waits less.',
  })
}
