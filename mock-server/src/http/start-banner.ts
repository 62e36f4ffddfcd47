import { resolve } from 'node:path'
import type { MockServer } from './start-mock-server.ts'

/** What a start says of itself. */
export interface BannerFacts {
  readonly mockServer: MockServer
  readonly dataDir: string | undefined
  readonly isApp: boolean
  readonly hasControl: boolean
}

/** Where everything is, in lines for a person; programs wait for the line `ready` instead. */
export const startBanner = ({ mockServer, dataDir, isApp, hasControl }: BannerFacts): string => {
  const { url, world, worlds } = mockServer
  const { profile, seed } = worlds.originOf(world)
  const clock = world.clock.state()
  const time = new Date(world.now()).toISOString()
  const others = worlds.names().length - 1
  const lines: [string, string][] = [
    [isApp ? 'app' : 'start page', `${url}/`],
    ['API', `${url}/swx/customer/`],
    ['socket', `${url.replace('http', 'ws')}/swx/customer/marketMessage`],
    ['reference', `${url}/docs/`],
    ...(hasControl ? ([['console', `${url}/__sandbox/`]] as [string, string][]) : []),
    ['world', `main (profile ${profile}, seed ${seed})${others > 0 ? `, and ${others} more` : ''}`],
    ['clock', `${time}, ${clock.mode === 'frozen' ? 'standing' : 'running'}`],
    ['data', dataDir === undefined ? 'in memory, gone with this process' : resolve(dataDir)],
  ]
  const body = lines.map(([name, value]) => `  ${name.padEnd(11)}${value}`).join('\n')
  return `SWX mock server: sample data, no real money\n${body}`
}
