import type { Dispatcher } from '../../api/dispatch.ts'
import type { Answer } from '../customer.ts'

/** A call of a user to the customer API. */
export interface EngineCall {
  readonly method: string
  /** Path below `/swx/customer/`, with its query. */
  readonly path: string
  readonly body: unknown
  readonly token: string
  readonly mode?: string | undefined
  readonly key?: string | undefined
}

/** A body as it is sent. */
export const bytesOf = (body: unknown): Uint8Array | undefined =>
  body === undefined ? undefined : new TextEncoder().encode(JSON.stringify(body))

/** Makes a call to a world without a network. */
export const callEngine = async (
  engine: Dispatcher,
  { method, path, body, token, mode = 'real', key }: EngineCall,
): Promise<Answer> => {
  const [start = '', query = ''] = path.split('?')
  const headers: Readonly<Record<string, string | undefined>> = {
    authorization: token,
    virtually: mode === 'real' ? 'NO' : 'YES',
    'idempotency-key': key,
    'content-type': body === undefined ? undefined : 'application/json',
  }
  const reply = await engine.call({
    method,
    path: `/swx/customer/${start}`,
    query,
    header: (name) => headers[name],
    body: bytesOf(body),
    ip: 'local',
  })
  const replayed = reply.headers['Idempotent-Replayed'] === 'true'
  return { status: reply.status, ...JSON.parse(reply.body), replayed, body: reply.body }
}
