import type { Found } from '../../support/part.ts'
import { atLeast, atMost, type Measure, notRun } from '../../support/report.ts'
import { inLanes } from './in-lanes.ts'
import { type Judged, judge } from './judge.ts'
import type { Peer } from './peer.ts'
import { servedDocuments } from './servers.ts'

/** How many documents are checked at a time. */
const LANES = 3

const count = (judged: readonly Judged[], part: (one: Judged) => readonly unknown[]): number =>
  judged.reduce((all, one) => all + part(one).length, 0)

const OWN = 'swx-contract'

function rowsOf({ name }: Peer, isOwn: boolean, judged: readonly Judged[]): Measure[] {
  const total = count(judged, ({ found, missed }) => [...found, ...missed])
  const found = count(judged, (one) => one.found)
  const wrong = count(judged, (one) => one.falseFindings)
  const failed = count(judged, (one) => one.failures)
  const foundName = `faulty servers found: ${name}`
  const wrongName = `false findings, ${judged.length} conforming servers: ${name}`
  const rows: Measure[] = isOwn
    ? [atLeast(foundName, found, Math.ceil(total * 0.95), `of ${total}`), atMost(wrongName, wrong, 0)]
    : [
        { name: foundName, value: found, unit: `of ${total}` },
        { name: wrongName, value: wrong, unit: '' },
      ]
  if (failed > 0) rows.push({ name: `servers it could not check: ${name}`, value: failed, unit: '' })
  return rows
}

const peerOf = async (name: string) => ((await import(`./${name}.ts`)) as { peer: Peer }).peer

/**
 * What one tool finds of the faulty servers, and what it reports of conforming ones.
 *
 * @param every takes every so many of the servers; the contract tester is then measured on the same ones
 */
export async function measurePeer(name: string, every: number): Promise<Found> {
  const peer = await peerOf(name)
  const cause = peer.causeNotToRun?.()
  if (cause !== undefined) return { measures: [notRun(`faulty servers found: ${peer.name}`, cause)] }
  const served = await servedDocuments(every)
  const judged = await inLanes(served, LANES, (one) => judge(peer, one))
  const rows = rowsOf(peer, name === OWN, judged)
  if (every === 1) return { measures: rows, details: judged }
  const own = await peerOf(OWN)
  const judgedByOwn = await inLanes(served, LANES, (one) => judge(own, one))
  return { measures: [...rows, ...rowsOf(own, true, judgedByOwn)], details: judged }
}
