import { type Child, startChild } from './child.ts'
import { root } from './root.ts'

/** The built mock server as a process of its own, the way `npm start` runs it. */
export interface MockServerProcess extends Child {
  readonly url: string
  readonly port: number
}

/**
 * Starts `mock-server/dist/cli.js` with the built app and the reference.
 * @param port where it listens; by default it takes a free one and says which
 * @param isApiOnly whether it starts without app and reference, which then need not be built
 */
export async function startMockServerProcess({
  port = 0,
  isApiOnly = false,
  flags = [],
}: {
  port?: number
  isApiOnly?: boolean
  flags?: readonly string[]
} = {}): Promise<MockServerProcess> {
  const child = await startChild(
    [
      `${root}mock-server/dist/cli.js`,
      ...['--port', String(port)],
      ...(isApiOnly ? [] : ['--app', `${root}app/dist`, '--docs', `${root}openapi/reference-dist`]),
      ...flags,
    ],
    /^ready (\S+)\n/m,
  )
  const url = child.ready[1] as string
  return { ...child, url, port: Number(new URL(url).port) }
}
