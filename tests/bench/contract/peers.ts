import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstDocuments, secondDocuments } from '../../contract/tester/self-test/documents/load-all.ts'
import { contextOf } from '../../contract/tester/self-test/engine/context-of.ts'
import { kinds } from '../../contract/tester/self-test/faults/kinds.ts'
import { secondKinds } from '../../contract/tester/self-test/faults/second-kinds.ts'
import { listen } from '../../contract/tester/self-test/server/listen.ts'
import { serveDocument, TOKENS } from '../../contract/tester/self-test/server/serve-document.ts'
import type { ApiDocument } from '../../contract/tester/src/index.ts'
import { checkApi } from '../../contract/tester/src/index.ts'
import { startChild } from '../../support/child.ts'
import { root } from '../../support/root.ts'
import type { Found } from '../support/part.ts'

const prism = `${root}node_modules/@stoplight/prism-cli/dist/index.js`

/** Checks a server through Prism, and counts the answers that Prism itself calls wrong. */
async function checkThrough(
  document: ApiDocument,
  proxyUrl: string,
): Promise<{ ours: boolean; prisms: boolean }> {
  let prisms = false
  const watched: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    prisms ||= (response.headers.get('sl-violations') ?? '').includes('"location":["response')
    return response
  }
  const { violations } = await checkApi({
    document,
    baseUrl: proxyUrl,
    fetch: watched,
    token: TOKENS[0],
    mode: 'full',
    maxMoney: 1e9,
    timeoutMs: 2_000,
    skipRules: ['acceptsMalformed', 'noAnswer'],
  })
  return { ours: violations.length > 0, prisms }
}

/** The same calls to the same faulty servers, judged by the contract tester and by the Prism proxy that passes them on. */
export async function measurePeers(): Promise<Found> {
  const details: { kind: string; document: string; ours: boolean; prisms: boolean }[] = []
  for (const document of [...(await firstDocuments()), ...(await secondDocuments())]) {
    const server = await listen(serveDocument(document))
    const file = join(tmpdir(), `swx-bench-${process.pid}.json`)
    writeFileSync(file, JSON.stringify({ ...document.root, openapi: '3.1.0' }))
    const proxy = await startChild(
      [prism, 'proxy', file, server.url, '--host', '127.0.0.1', '--port', '0'],
      /Prism is listening on (http\S+)\s/,
      { NO_COLOR: '1' },
    )
    for (const kind of [...kinds, ...secondKinds]) {
      const [fault] = kind.faults(contextOf(document))
      if (fault === undefined) continue
      server.serve(fault.wrap(serveDocument(document)))
      details.push({
        kind: kind.name,
        document: document.title,
        ...(await checkThrough(document, proxy.ready[1] ?? '')),
      })
    }
    await proxy.stop()
    server.close()
  }
  const share = (who: 'ours' | 'prisms') => (100 * details.filter((one) => one[who]).length) / details.length
  return {
    measures: [
      { name: 'faulty servers', value: details.length, unit: '' },
      { name: 'found by the contract tester', value: share('ours'), unit: '%' },
      { name: 'found by the Prism proxy, given the same calls', value: share('prisms'), unit: '%' },
    ],
    details,
  }
}
