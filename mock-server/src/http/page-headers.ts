/** Headers of every page and file this process serves. Nothing it shows may reach another host. */
const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'accelerometer=(), camera=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

const policy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const STRICT = {
  'default-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self' data: blob:",
  'style-src': "'self'",
  'script-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
}

/** For the app and the console: no inline script, no inline style sheet, no other host. */
export const appHeaders: Readonly<Record<string, string>> = {
  ...COMMON,
  'Content-Security-Policy': policy(STRICT),
}

/** For the API reference: its renderer measures with data: fonts. */
export const docsHeaders: Readonly<Record<string, string>> = {
  ...COMMON,
  'Content-Security-Policy': policy({ ...STRICT, 'font-src': "'self' data:" }),
}
