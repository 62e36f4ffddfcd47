import { resolve } from 'node:path'
import type { MockServer } from './start-mock-server.ts'

/** What a start says of itself. */
export interface BannerFacts {
  readonly mockServer: MockServer
  /** A folder, or the address of a database. */
  readonly data: string | undefined
  readonly isApp: boolean
  readonly hasControl: boolean
  /** Names that others call it by; undefined when only this machine can. */
  readonly hosts?: readonly string[] | undefined
  /** Whether a proxy stands in front, which speaks TLS. */
  readonly isProxied?: boolean
}

type Lines = [name: string, value: string][]

/** The address of a database without the user and the password in it. */
const withoutUser = (address: string): string => {
  const { protocol, host, pathname } = new URL(address)
  return `${protocol}//${host}${pathname}`
}

const dataLine = (data: string | undefined, isShared: boolean): string => {
  if (data === undefined) return 'in memory, gone with this process'
  return isShared ? withoutUser(data) : resolve(data)
}

const worldLines = ({ mockServer: { world, worlds } }: BannerFacts): Lines => {
  const { profile, seed } = worlds.originOf(world)
  if (worlds.isShared) return [['worlds', `in the database (new ones: profile ${profile}, seed ${seed})`]]
  const clock = world.clock.state()
  const others = worlds.names().length - 1
  return [
    ['world', `main (profile ${profile}, seed ${seed})${others > 0 ? `, and ${others} more` : ''}`],
    ['clock', `${new Date(world.now()).toISOString()}, ${clock.mode === 'frozen' ? 'standing' : 'running'}`],
  ]
}

/** What someone else of the team types. */
const teamLines = ({ mockServer, hosts, isProxied, hasControl }: BannerFacts): string => {
  if (!hosts) return ''
  const host = hosts[0]?.replace('*', 'anna')
  if (host === undefined)
    return '\n\n  Others are answered with 421 until SANDBOX_HOSTS has the names that they call it by.'
  const { port } = new URL(mockServer.url)
  const url = isProxied ? `https://${host}` : `http://${host}:${port}`
  const control = `-H "X-Sandbox-Key: $SANDBOX_KEY" -H 'Content-Type: application/json'`
  const lines: Lines = [
    ...(hasControl
      ? ([
          ['a world', `curl ${url}/__sandbox/worlds ${control} -d '{"name":"anna"}'`],
          ['its key', `curl ${url}/__sandbox/worlds/anna/keys ${control} -d '{"user":"anna"}'`],
        ] as Lines)
      : []),
    [
      'a call',
      `curl '${url}/swx/customer/index/listMarketByType?type=2' -H 'X-Sandbox-World: anna' -H 'X-Sandbox-Key: THE-KEY-OF-ANNA'`,
    ],
  ]
  return `\n\nfor the team\n${format(lines)}`
}

const format = (lines: Lines): string =>
  lines.map(([name, value]) => `  ${name.padEnd(11)}${value}`).join('\n')

/** Where everything is, in lines for a person; programs wait for the line `ready` instead. */
export const startBanner = (facts: BannerFacts): string => {
  const { mockServer, data, isApp, hasControl } = facts
  const { url, worlds } = mockServer
  const lines: Lines = [
    [isApp ? 'app' : 'start page', `${url}/`],
    ['API', `${url}/swx/customer/`],
    ['socket', `${url.replace('http', 'ws')}/swx/customer/marketMessage`],
    ['reference', `${url}/docs/`],
    ...(hasControl ? ([['console', `${url}/__sandbox/`]] as Lines) : []),
    ...worldLines(facts),
    ['data', dataLine(data, worlds.isShared)],
  ]
  return `SWX mock server: sample data, no real money\n${format(lines)}${teamLines(facts)}`
}
