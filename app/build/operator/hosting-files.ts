import type { Operator } from '../../src/config/operator.ts'
import { contentSecurityPolicy } from './policy.ts'

/** Headers of every file; the three files for hosts are written from these alone. */
const securityHeaders = (operator: Operator, apiBase: string): readonly (readonly [string, string])[] => [
  ['Content-Security-Policy', contentSecurityPolicy(operator, apiBase)],
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  [
    'Permissions-Policy',
    'accelerometer=(), camera=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/** Files in `assets` are named after what is in them. */
const cachedForEver = 'public, max-age=31536000, immutable'

/** Settings for three kinds of hosts, by the name of the file. */
export function hostingFiles(operator: Operator, apiBase: string): Readonly<Record<string, string>> {
  const headers = securityHeaders(operator, apiBase)
  const nginxHeaders = headers.map(([name, value]) => `add_header ${name} "${value}" always;`)
  return {
    _headers: [
      '/*',
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
      '  Cache-Control: no-cache',
      '/assets/*',
      '  ! Cache-Control',
      `  Cache-Control: ${cachedForEver}`,
      '',
    ].join('\n'),
    _redirects: '/* /index.html 200\n',
    'hosting/nginx.conf': [
      '# Inside of server { }, with root set to the folder of the build.',
      ...nginxHeaders,
      'location / {',
      '  add_header Cache-Control "no-cache" always;',
      ...nginxHeaders.map((line) => `  ${line}`),
      '  try_files $uri /index.html;',
      '}',
      'location /assets/ {',
      `  add_header Cache-Control "${cachedForEver}" always;`,
      ...nginxHeaders.map((line) => `  ${line}`),
      '  try_files $uri =404;',
      '}',
      '',
    ].join('\n'),
    'hosting/Caddyfile': [
      '# Inside of a site block, with root set to the folder of the build.',
      'header {',
      ...headers.map(([name, value]) => `  ${name} "${value}"`),
      '  Cache-Control "no-cache"',
      '}',
      `header /assets/* Cache-Control "${cachedForEver}"`,
      '@pages not path /assets/*',
      'try_files @pages {path} /index.html',
      'file_server',
      '',
    ].join('\n'),
  }
}
