import { startChild } from '../../../support/child.ts'
import { root } from '../../../support/root.ts'
import { makeOwnCalls } from './own-calls.ts'
import type { Peer } from './peer.ts'

interface SeenByPrism {
  readonly location: readonly string[]
  readonly code: string | number
}

/** A proxy that judges the answers that pass it: those to the calls of the contract tester. */
export const peer: Peer = {
  name: 'Prism proxy, given our calls',
  openapi: '3.1.0',
  sendsToken: true,
  async open({ document, file, url }) {
    const program = `${root}node_modules/@stoplight/prism-cli/dist/index.js`
    const args = [program, 'proxy', file, url, '--host', '127.0.0.1', '--port', '0']
    const proxy = await startChild(args, /Prism is listening on (http\S+)\s/, { NO_COLOR: '1' })
    return {
      check: async () => {
        const findings = new Set<string>()
        await makeOwnCalls(document, proxy.ready[1] ?? '', ({ method }, { headers, status }) => {
          const all: SeenByPrism[] = JSON.parse(headers.get('sl-violations') ?? '[]')
          for (const { location, code } of all)
            if (location[0] === 'response') findings.add(`${method} ${status}: ${code} ${location.join('.')}`)
        })
        return [...findings]
      },
      close: () => proxy.stop(),
    }
  },
}
