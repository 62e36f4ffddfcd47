import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from './metrics.ts'
import { sendPlain } from './plain-reply.ts'
import type { WorldAccess } from './world-access.ts'

const bearerOf = ({ headers: { authorization = '' } }: IncomingMessage): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization)?.[1]

/** Accepts the key as a bearer token: Prometheus can send one, but no header of another name. */
export const readBearerAsKey = (request: IncomingMessage): void => {
  const bearer = bearerOf(request)
  if (bearer !== undefined) request.headers['x-sandbox-key'] ??= bearer
}

/** Answers `GET /__sandbox/metrics` to those who have the key of the server. */
export const serveMetrics = (
  request: IncomingMessage,
  response: ServerResponse,
  metrics: Metrics | undefined,
  { hasServerKey, noteWrongKey }: WorldAccess,
): Promise<void> | void => {
  if (!hasServerKey(request)) {
    noteWrongKey(request)
    return sendPlain(response, 401, 'Send the key of the server: X-Sandbox-Key, or Authorization: Bearer.')
  }
  if (!metrics)
    return sendPlain(response, 404, 'No figures are kept here: start the mock server with --metrics.')
  return metrics.send(response)
}
