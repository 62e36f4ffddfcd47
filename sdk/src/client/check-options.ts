import { ConfigurationError } from '../errors/configuration-error.ts'
import type { ClientOptions } from './client-options.ts'

const page = () => (globalThis as { location?: { origin?: string } }).location

/** The origin that a client calls: that of the page, unless `baseUrl` names another. */
export const originOf = (baseUrl: string): string => new URL(baseUrl || '/', page()?.origin).origin

function isWebAddress({ baseUrl, fetch }: ClientOptions): boolean {
  // A fetch of the app's own may know where a path leads.
  if (baseUrl === '') return page() !== undefined || fetch !== undefined
  return URL.canParse(baseUrl) && /^https?:$/.test(new URL(baseUrl).protocol)
}

/**
 * Says at once what no call could work with.
 *
 * @throws ConfigurationError
 */
export function checkOptions(options: ClientOptions): void {
  const { baseUrl, fetch } = options
  if (typeof baseUrl !== 'string' || !isWebAddress(options))
    throw new ConfigurationError(
      `baseUrl is ${JSON.stringify(baseUrl)}: it has to be a whole origin such as "https://api.example.com", or "" for the page's own in a browser`,
    )
  if ((fetch ?? globalThis.fetch) === undefined)
    throw new ConfigurationError(
      'there is no fetch here: pass one as the option fetch, or use Node 20 or later',
    )
  if (options.validate !== undefined && typeof options.validate !== 'function')
    throw new ConfigurationError('validate is a function: pass checkAnswer of "@swx/sdk/zod"')
  if (typeof options.getToken !== 'function')
    throw new ConfigurationError('getToken is missing: it is a function that is asked for every call')
  const { mode, getVirtual } = options
  if (typeof getVirtual !== 'function' && typeof mode !== 'function' && mode !== 'demo' && mode !== 'real')
    throw new ConfigurationError(
      `mode is ${JSON.stringify(mode)}: it has to be "demo", "real", or a function that is asked for every call`,
    )
}
