import type { Found } from '../support/part.ts'
import { atLeast, atMost, type Measure, notRun } from '../support/report.ts'
import { contractTester } from './peers/contract-tester.ts'
import { dredd } from './peers/dredd.ts'
import { inLanes } from './peers/in-lanes.ts'
import { type Judged, judge } from './peers/judge.ts'
import { optic } from './peers/optic.ts'
import type { Peer } from './peers/peer.ts'
import { portman } from './peers/portman.ts'
import { prism } from './peers/prism.ts'
import { servedDocuments } from './peers/servers.ts'

const peers: readonly Peer[] = [contractTester, prism, portman, optic, dredd]
const LANES = 3

const sum = (judged: readonly Judged[], part: (one: Judged) => readonly unknown[]): number =>
  judged.reduce((all, one) => all + part(one).length, 0)

function rowsOf(peer: Peer, judged: readonly Judged[]): Measure[] {
  const total = sum(judged, ({ found, missed }) => [...found, ...missed])
  const found = sum(judged, (one) => one.found)
  const wrong = sum(judged, (one) => one.falseFindings)
  const failed = sum(judged, (one) => one.failures)
  const foundName = `faulty servers found: ${peer.name}`
  const wrongName = `false findings on ${judged.length} conforming servers: ${peer.name}`
  const rows: Measure[] =
    peer === contractTester
      ? [atLeast(foundName, found, Math.ceil(total * 0.95), `of ${total}`), atMost(wrongName, wrong, 0)]
      : [
          { name: foundName, value: found, unit: `of ${total}` },
          { name: wrongName, value: wrong, unit: '' },
        ]
  if (failed > 0) rows.push({ name: `servers it could not check: ${peer.name}`, value: failed, unit: '' })
  return rows
}

/** The same faulty and conforming servers, checked by the contract tester and by other tools. */
export async function measurePeers(): Promise<Found> {
  const served = await servedDocuments()
  const measures: Measure[] = []
  const details: Record<string, readonly Judged[]> = {}
  for (const peer of peers) {
    const cause = peer.causeNotToRun?.()
    if (cause !== undefined) {
      measures.push(notRun(`faulty servers found: ${peer.name}`, cause))
      continue
    }
    const started = performance.now()
    const judged = await inLanes(served, LANES, (one) => judge(peer, one))
    console.error(`${peer.name}: ${Math.round((performance.now() - started) / 1_000)} s`)
    measures.push(...rowsOf(peer, judged))
    details[peer.name] = judged
  }
  return { measures, details }
}
