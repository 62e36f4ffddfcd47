import { type Child, startChild } from './child.ts'
import { freePort } from './free-port.ts'
import { root } from './root.ts'

/** The built stand-in as a process of its own, the way `npm start` runs it. */
export interface StandInProcess extends Child {
  readonly url: string
  readonly port: number
}

/** Starts `mock-server/dist/cli.js` with the built app and the reference. */
export async function startStandInProcess({
  port,
  flags = [],
}: {
  port?: number
  flags?: readonly string[]
} = {}): Promise<StandInProcess> {
  const chosen = port ?? (await freePort())
  const child = await startChild(
    [
      `${root}mock-server/dist/cli.js`,
      ...['--port', String(chosen)],
      ...['--app', `${root}app/dist`],
      ...['--docs', `${root}openapi/reference-dist`],
      ...flags,
    ],
    /^ready /m,
  )
  return { ...child, port: chosen, url: `http://127.0.0.1:${chosen}` }
}
