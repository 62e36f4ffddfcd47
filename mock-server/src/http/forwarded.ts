import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { StartError } from './start-error.ts'

/** What a proxy in front says about its connection to the client. */
export interface Forwarded {
  /** How the client reaches the proxy. */
  protocolOf(request: IncomingMessage): 'http' | 'https'
  /** The address of the client. */
  addressOf(request: IncomingMessage): string
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

const addTo = (list: BlockList, entry: string): void => {
  const [address = '', bits] = entry.split('/')
  const family = familyOf(address)
  const most = family === 'ipv4' ? 32 : 128
  if (isIP(address) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
    throw new StartError(
      `--proxy: "${entry}" is no address of a proxy; write it like 10.0.0.5 or 10.0.0.0/8, several with commas.`,
    )
  list.addSubnet(address, Number(bits ?? most), family)
}

const lastOf = (header: string | string[] | undefined): string => {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '')
  return text.split(',').at(-1)?.trim() ?? ''
}

/**
 * Reads `X-Forwarded-Proto` and `X-Forwarded-For` of connections that come from these proxies, and of no others: anyone
 * can send these headers. Of a list the last entry counts, which is the one that the proxy itself has added.
 *
 * @param proxies addresses or networks
 * @throws StartError for what is neither
 */
export const createForwarded = (proxies: readonly string[]): Forwarded => {
  const list = new BlockList()
  for (const entry of proxies) addTo(list, entry)
  const isProxy = ({ socket: { remoteAddress = '' } }: IncomingMessage): boolean =>
    proxies.length > 0 && isIP(remoteAddress) !== 0 && list.check(remoteAddress, familyOf(remoteAddress))
  return {
    protocolOf: (request) =>
      lastOf(request.headers['x-forwarded-proto']).toLowerCase() === 'https' && isProxy(request)
        ? 'https'
        : 'http',
    addressOf(request) {
      const own = request.socket.remoteAddress ?? ''
      const forwarded = lastOf(request.headers['x-forwarded-for'])
      return isIP(forwarded) !== 0 && isProxy(request) ? forwarded : own
    },
  }
}
