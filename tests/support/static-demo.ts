import { type Child, startChild } from './child.ts'
import { freePort } from './free-port.ts'
import { root } from './root.ts'

/** The static demo on a plain static host: files, and no server behind them. */
export async function startStaticDemo(
  folder = `${root}app/dist-demo`,
): Promise<Pick<Child, 'stop'> & { url: string }> {
  const port = await freePort()
  const child = await startChild([`${root}scripts/static-host.mjs`, folder, String(port)], /^ready /m)
  return { url: `http://127.0.0.1:${port}`, stop: child.stop }
}
