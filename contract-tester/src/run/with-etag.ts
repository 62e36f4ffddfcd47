import type { Call } from '../http/call.ts'
import { callOf } from '../plan/call-of.ts'
import type { Input } from '../plan/input.ts'
import type { Run } from './run.ts'

const NOTHING: Input = { path: {}, query: {}, header: {}, cookie: {}, body: undefined, isKnown: false }

/** A change that needs `If-Match` names the ETag that its thing has now. */
export async function withEtag(run: Run, call: Call): Promise<Call> {
  const { operation, headers, path } = call
  const name = operation?.parameters.find((one) => one.in === 'header' && /^if-match$/i.test(one.name))?.name
  const reading = run.operations.find((one) => one.method === 'GET' && one.path === operation?.path)
  if (name === undefined || headers[name] === undefined || reading === undefined) return call
  const shown = await run.send(
    { ...callOf(reading, NOTHING), path, query: [], headers: {}, credentials: 'first' },
    'probe',
  )
  const tag = shown?.answer.headers.get('etag')
  return tag ? { ...call, headers: { ...headers, [name]: tag } } : call
}
