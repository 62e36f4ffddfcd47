import type { Operator } from '../../src/config/operator.ts'
import type { RunTimeConfig } from '../../src/config/run-time/run-time-config.ts'
import { contentSecurityPolicy } from './policy.ts'

/** Headers of every file, but for the policy; all files for hosts are written from these alone. */
const securityHeaders: readonly (readonly [string, string])[] = [
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

/** Static hosts send the header of a path with its 404 too: a browser forgets within an hour that a file was not there. */
const cachedForAnHour = 'public, max-age=3600'

/** What a host answers in `assets` where there is no file. Without one at the top, other paths get the page of the app. */
const missingPage = 'assets/404.html'

/** What a host reads of the folder of a build, and serves to no one. */
const settings = ['/_headers', '/_redirects']

/** Settings of static hosts that read them from the folder they serve, by the name of the file. */
export const staticHostFiles = (
  operator: Operator,
  config: RunTimeConfig,
): Readonly<Record<string, string>> => ({
  _headers: [
    '/*',
    `  Content-Security-Policy: ${contentSecurityPolicy(operator, config)}`,
    ...securityHeaders.map(([name, value]) => `  ${name}: ${value}`),
    '  Cache-Control: no-cache',
    '/assets/*',
    '  ! Cache-Control',
    `  Cache-Control: ${cachedForAnHour}`,
    '',
  ].join('\n'),
  _redirects: `/assets/* /${missingPage} 404\n/* /index.html 200\n`,
  [missingPage]: '<!doctype html>\n<title>404</title>\n',
})

/**
 * What follows from `config.json` in the settings of a server: its policy. A stage brings these files and its
 * `config.json`; everything else is the build's.
 */
export const policyFiles = (operator: Operator, config: RunTimeConfig): Readonly<Record<string, string>> => {
  const policy = contentSecurityPolicy(operator, config)
  return {
    'policy.nginx.conf': `add_header Content-Security-Policy "${policy}" always;\n`,
    'policy.Caddyfile': `header Content-Security-Policy "${policy}"\n`,
  }
}

const nginx = () => {
  const headers = [
    'include /etc/nginx/swx/policy.nginx.conf;',
    ...securityHeaders.map(([name, value]) => `add_header ${name} "${value}" always;`),
  ]
  const location = (place: string, lines: readonly string[]) => [
    `location ${place} {`,
    ...[...headers, ...lines].map((line) => `  ${line}`),
    '}',
  ]
  return [
    '# Inside of server { }, with root set to the folder of the build. policy.nginx.conf lies in /etc/nginx/swx.',
    'gzip on;',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_min_length 1024;',
    'gzip_types text/css text/plain text/javascript application/javascript application/json application/manifest+json image/svg+xml;',
    // For a request that nginx refuses before it looks for a location, such as one whose address is too long.
    ...headers,
    ...location('/', ['add_header Cache-Control "no-cache" always;', 'try_files $uri /index.html;']),
    // Without "always": an answer that is no success is not kept for a year.
    ...location('/assets/', [`add_header Cache-Control "${cachedForEver}";`, 'try_files $uri @missing;']),
    ...location('@missing', ['add_header Cache-Control "no-store" always;', 'return 404;']),
    ...location('= /manifest.webmanifest', [
      'add_header Cache-Control "no-cache" always;',
      'types { }',
      'default_type application/manifest+json;',
    ]),
    ...settings.flatMap((path) =>
      location(`= ${path}`, ['add_header Cache-Control "no-store" always;', 'return 404;']),
    ),
    '',
  ].join('\n')
}

const caddy = () => {
  const handle = (what: string, lines: readonly string[]) => [
    `handle ${what}{`,
    ...lines.map((line) => `  ${line}`),
    '}',
  ]
  const files = ['file_server {', '  precompressed br gzip', '}']
  // Of headers that are set twice the last one in the order of Caddy counts, so that each place sets its own.
  return [
    '# Inside of a site block, with root set to the folder of the build. policy.Caddyfile lies beside this file.',
    'import policy.Caddyfile',
    'encode zstd gzip',
    'header {',
    ...securityHeaders.map(([name, value]) => `  ${name} "${value}"`),
    '}',
    `@settings path ${settings.join(' ')}`,
    ...handle('@settings ', ['header Cache-Control "no-store"', 'respond 404']),
    ...handle('/assets/* ', [
      '@found {',
      '  file',
      '  not path */',
      '}',
      `header @found Cache-Control "${cachedForEver}"`,
      '@lost not file',
      'header @lost Cache-Control "no-store"',
      ...files,
    ]),
    ...handle('', [
      'header Cache-Control "no-cache"',
      'header /manifest.webmanifest Content-Type "application/manifest+json"',
      'try_files {path} /index.html',
      ...files,
    ]),
    '',
  ].join('\n')
}

/** Settings of servers, by the name of the file: they lie beside the build, and not in what is served. */
export const serverFiles = (operator: Operator, config: RunTimeConfig): Readonly<Record<string, string>> => ({
  'nginx.conf': nginx(),
  Caddyfile: caddy(),
  ...policyFiles(operator, config),
})
