import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

/**
 * Who may call a process that has no real log-in. A page on any site can make a browser call 127.0.0.1, so host names
 * and origins are checked before anything else.
 */

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** The name in a `Host` header, lower-cased and without its port; undefined when it is no host. */
const hostName = (header: string | undefined): string | undefined => {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/i.exec(header ?? '')
  return match?.[1]?.toLowerCase()
}

/** Reads `SANDBOX_HOSTS`: further host names, separated by commas or spaces. */
export const parseHosts = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)

/**
 * Tells whether a request is addressed to this process; anything else may be a rebound name and gets 421.
 *
 * @param further names; `*.sandbox.example` stands for every name that has one word more
 */
export const createHostCheck = (further: readonly string[]): ((host: string | undefined) => boolean) => {
  const allowed = new Set([...LOOPBACK, ...further])
  return (host) => {
    const name = hostName(host)
    return name !== undefined && (allowed.has(name) || allowed.has(name.replace(/^[^.]+(?=\.)/, '*')))
  }
}

/** 127.0.0.0/8 and ::1; node:net compares an IPv4 address that is mapped into IPv6 by its IPv4 part. */
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether an address to listen on can only be reached from this machine. */
export const isLoopbackAddress = (address: string): boolean => {
  if (address === 'localhost') return true
  const family = isIP(address)
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/**
 * Whether a browser sends a request for a page of a site that is not ours. A page of one of our names on any port is
 * ours: a developer's own server at localhost:3000 uses the sandbox as its backend. Programs send neither header.
 */
export const isForeignSite = (
  { origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  isOurHost: (host: string | undefined) => boolean,
): boolean =>
  origin === undefined ? site === 'cross-site' : !URL.canParse(origin) || !isOurHost(new URL(origin).host)

/** Whether a call to the control plane comes from a page of another site. */
export const isForeignPage = (
  origin: string | undefined,
  fetchSite: string | undefined,
  host: string,
): boolean => {
  if (fetchSite === 'cross-site') return true
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase()
}
