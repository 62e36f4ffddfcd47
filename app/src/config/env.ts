import { type RunTimeConfig, runTimeConfig } from './run-time/run-time-config.ts'

/**
 * Settings, parsed once. A sandbox build (the default) talks to the mock server on its own host; an operator build is
 * told the address of a real API by `config.json` beside it.
 */
export interface Env {
  readonly build: 'sandbox' | 'operator'
  /** Origin of the API without a path, or `''` for the page's own origin. */
  readonly apiBase: string
  /** `browser` when the mock server runs inside the page (static demo). */
  readonly mockServer: 'server' | 'browser'
  /** Language code used when neither a stored choice nor the browser decides. */
  readonly defaultLanguage: string
}

/**
 * Kept as a bare comparison so that the bundler can drop sandbox code from an operator build.
 */
export const isSandbox = import.meta.env.VITE_BUILD !== 'operator'

/** Kept as a bare comparison so that the bundler can drop the in-page backend from every other build. */
export const hasBrowserMockServer = import.meta.env.VITE_MOCK_SERVER === 'browser'

/**
 * Reads the build settings.
 *
 * @throws Error that names every setting that is missing or malformed.
 */
export function parseEnv(raw: Record<string, unknown>, config?: RunTimeConfig): Env {
  const errors: string[] = []
  const text = (name: string) => (typeof raw[name] === 'string' ? (raw[name] as string).trim() : '')

  const build = text('VITE_BUILD') || 'sandbox'
  if (build !== 'sandbox' && build !== 'operator') {
    errors.push(`VITE_BUILD is "${build}"; use "sandbox" or "operator"`)
  }

  if (errors.length > 0) throw new Error(`The build settings are not usable: ${errors.join('; ')}.`)
  return {
    build: build as Env['build'],
    apiBase: config?.api ?? '',
    mockServer: text('VITE_MOCK_SERVER') === 'browser' ? 'browser' : 'server',
    defaultLanguage: config?.defaultLanguage ?? (text('DEFAULT_LANG') || 'en'),
  }
}

/** The settings of this app. */
export const env: Env = parseEnv(import.meta.env, runTimeConfig())
