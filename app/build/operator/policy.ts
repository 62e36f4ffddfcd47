import type { Operator } from '../../src/config/operator.ts'

/**
 * The content-security policy of an operator build: its own host and the API. The support chat, if there is one, has a
 * frame of its own, and no script of its host runs in the page.
 */
export function contentSecurityPolicy(operator: Operator, apiBase: string): string {
  const sources = (...others: string[]) => ["'self'", ...others.filter(Boolean)].join(' ')
  return [
    ['default-src', sources()],
    ['connect-src', sources(apiBase, apiBase.replace(/^http/, 'ws'))],
    ['img-src', sources('data:', 'blob:', apiBase)],
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
