import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'

/** A built app on a port of its own. */
export interface ServedApp {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Serves a built single-page app the way the mock server serves ours: the packed copies `*.br` and `*.gz` where there
 * are any, `index.html` for every other path.
 */
export async function serveApp(folder: string): Promise<ServedApp> {
  const server = createServer(sirv(folder, { brotli: true, gzip: true, etag: true, single: true }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
