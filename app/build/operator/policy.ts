import type { Operator } from '../../src/config/operator.ts'
import type { RunTimeConfig } from '../../src/config/run-time/run-time-config.ts'

/**
 * The content-security policy of an operator build: its own host, the API and the address that takes events. The
 * support chat, if there is one, has a frame of its own, and no script of its host runs in the page.
 */
export function contentSecurityPolicy(operator: Operator, { api, events }: RunTimeConfig): string {
  const sources = (...others: string[]) => ["'self'", ...others.filter(Boolean)].join(' ')
  const eventsHost = events?.url.startsWith('https://') ? new URL(events.url).origin : ''
  return [
    ['default-src', sources()],
    ['connect-src', sources(api, api.replace(/^http/, 'ws'), eventsHost)],
    ['img-src', sources('data:', 'blob:', api)],
    ['style-src', sources()],
    ['script-src', sources()],
    ['frame-src', operator.support?.chatwoot.baseUrl ?? "'none'"],
    ['worker-src', sources()],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
  ]
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
