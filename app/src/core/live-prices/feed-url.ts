/** The contract's path of the market socket. */
const SOCKET_PATH = '/swx/customer/marketMessage'

/**
 * Address of the market socket.
 *
 * @param apiOrigin - origin of the API
 * @example marketSocketUrl('https://swx.example') // 'wss://swx.example/swx/customer/marketMessage'
 */
export function marketSocketUrl(apiOrigin: string): string {
  const url = new URL(SOCKET_PATH, apiOrigin)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}
