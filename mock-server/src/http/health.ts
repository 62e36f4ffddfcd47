import type { IncomingMessage, ServerResponse } from 'node:http'
import manifest from '../../package.json' with { type: 'json' }
import type { ControlRecord } from '../contract/control-operation.ts'

/** Where worlds are kept, and what keeps them from being kept. */
export interface PersistenceState {
  readonly kind: ControlRecord<'Health'>['persistence']['kind']
  /** What is wrong, in a sentence; undefined when nothing is. */
  readonly error: string | undefined
}

/** What is watched. */
export interface HealthSource {
  readonly persistence: () => PersistenceState
  readonly isStopping: () => boolean
}

const healthOf = ({ persistence, isStopping }: HealthSource): ControlRecord<'Health'> => {
  const { kind, error } = persistence()
  const state = error === undefined ? 'ok' : 'degraded'
  return {
    status: isStopping() ? 'stopping' : state,
    version: manifest.version,
    persistence: { kind, status: state, ...(error !== undefined && { detail: error }) },
  }
}

/** Answers `GET /__sandbox/health`. What it says is known to anyone who can send a request: nothing of any world. */
export const sendHealth = (
  { method }: IncomingMessage,
  response: ServerResponse,
  source: HealthSource,
): void => {
  const health = healthOf(source)
  const body = JSON.stringify(health)
  response.writeHead(health.status === 'stopping' ? 503 : 200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Sandbox': 'true',
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(method === 'HEAD' ? undefined : body)
}
