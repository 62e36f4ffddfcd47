const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

const named = (names: typeof BROWSERS, userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** What signed in, in plain words, by its `User-Agent`: `Chrome on Linux`; the name of a program that is no browser. */
export const deviceOf = (userAgent: string | undefined): string => {
  const browser = named(BROWSERS, userAgent ?? '')
  const system = named(SYSTEMS, userAgent ?? '')
  if (browser && system) return `${browser} on ${system}`
  const program = /^[A-Za-z][A-Za-z0-9._-]{0,39}/.exec(userAgent ?? '')?.[0]
  return browser ?? system ?? program ?? 'Unknown device'
}
