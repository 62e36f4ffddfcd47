import { type Child, startChild } from './child.ts'
import { root } from './root.ts'

/** The static demo on a plain static host: files, and no server behind them. */
export async function startStaticDemo(
  folder = `${root}app/dist-demo`,
): Promise<Pick<Child, 'stop'> & { url: string }> {
  const child = await startChild([`${root}scripts/static-host.mjs`, folder, '0'], /^ready (\S+)\n/m)
  return { url: child.ready[1] as string, stop: child.stop }
}
