import type { Operator } from '../../src/config/operator.ts'

/** The content-security policy of an operator build: its own host, the API, and the support chat if there is one. */
export function contentSecurityPolicy(operator: Operator, apiBase: string): string {
  const chat = operator.support?.chatwoot.baseUrl
  const sockets = [apiBase, chat].flatMap((origin) => (origin ? [origin.replace(/^http/, 'ws')] : []))
  const list = (...sources: (string | undefined)[]) => ["'self'", ...sources.filter(Boolean)].join(' ')
  return [
    ['default-src', list()],
    ['connect-src', list(apiBase, chat, ...sockets)],
    ['img-src', list('data:', 'blob:', apiBase, chat)],
    // The chat's own script writes its button's style into the page.
    ['style-src', list(chat && "'unsafe-inline'")],
    ['script-src', list(chat)],
    ['frame-src', chat ?? "'none'"],
    ['worker-src', list()],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
  ]
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
