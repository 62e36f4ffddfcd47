import { type Child, startChild } from './child.ts'
import { root } from './root.ts'

const prism = `${root}node_modules/@stoplight/prism-cli/dist/index.js`
const contract = `${root}openapi/dist/openapi.json`

/** A Prism that answers at its address. */
export interface Prism extends Pick<Child, 'stop'> {
  readonly url: string
}

async function startPrism(command: string, ...rest: string[]): Promise<Prism> {
  const args = [prism, command, contract, ...rest, '--host', '127.0.0.1', '--port', '0']
  const child = await startChild(args, /Prism is listening on (http\S+)\s/, { NO_COLOR: '1' })
  return { url: child.ready[1] as string, stop: child.stop }
}

/** `prism mock` on the bundled contract. */
export const startPrismMock = () => startPrism('mock', '--verboseLevel', 'info')

/**
 * `prism proxy` on the bundled contract in front of another server; violations go into `sl-violations`.
 * @param flags more for Prism, such as `--errors`, with which violations are refused.
 */
export const startPrismProxy = (upstream: string, ...flags: string[]) =>
  startPrism('proxy', upstream, '--verboseLevel', 'info', ...flags)
