import { listen } from '../../../contract-tester/self-test/server/listen.ts'
import { serveDocument, TOKENS } from '../../../contract-tester/self-test/server/serve-document.ts'
import { checkApi, loadDocument } from '../../../contract-tester/src/index.ts'
import { prepareCheckedUser } from '../../support/checked-user.ts'
import { startChild } from '../../support/child.ts'
import { freePort } from '../../support/free-port.ts'
import { root } from '../../support/root.ts'
import { median } from '../support/median.ts'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'

const ROUNDS = 5
const small = `${root}contract-tester/self-test/documents/first-pets.yaml`

/** Seconds for a document of six operations over HTTP, everything checked. */
async function timeSmall(): Promise<number> {
  const document = await loadDocument(small)
  const server = await listen(serveDocument(document))
  const started = performance.now()
  await checkApi({ document, baseUrl: server.url, token: TOKENS[0], mode: 'full', maxMoney: 1e9 })
  server.close()
  return (performance.now() - started) / 1_000
}

/** Seconds for our whole contract with its feed, against the built mock server. */
async function timeWhole() {
  const document = await loadDocument(`${root}openapi/dist/openapi.json`, `${root}tests/contract/hints.json`)
  const port = await freePort()
  const server = await startChild(
    [`${root}mock-server/dist/cli.js`, '--port', String(port), '--profile', 'trader'],
    /^ready/m,
  )
  try {
    const baseUrl = `http://127.0.0.1:${port}`
    const token = await prepareCheckedUser(baseUrl)
    const feed = `${root}openapi/dist/asyncapi.json`
    const started = performance.now()
    const report = await checkApi({
      document,
      baseUrl,
      token,
      headers: { virtually: 'NO' },
      mode: 'full',
      maxMoney: 10_000,
      feed,
    })
    return { seconds: (performance.now() - started) / 1_000, report }
  } finally {
    await server.stop()
  }
}

/** How long checks take. */
export async function measureTime(): Promise<Found> {
  const { seconds, report } = await timeWhole()
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await timeSmall())
  return {
    measures: [
      atMost('our whole contract, full mode, with the feed', seconds, 30, 's'),
      atMost('violations in it', report.violations.length, 0),
      { name: 'operations checked', value: report.checked.operations, unit: '' },
      { name: 'operations reached', value: report.checked.reached, unit: '' },
      { name: 'calls', value: report.checked.calls, unit: '' },
      atMost('a document of 6 operations, full mode', median(rounds), 3, 's'),
    ],
    details: { rounds, skipped: report.skipped, unreached: report.unreached },
  }
}
