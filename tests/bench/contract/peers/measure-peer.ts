import type { Found } from '../../support/part.ts'
import { atLeast, atMost, type Measure, notRun } from '../../support/report.ts'
import { inLanes } from './in-lanes.ts'
import { type Judged, judge } from './judge.ts'
import type { Peer } from './peer.ts'
import { type Served, servedDocuments, servedStyles } from './servers.ts'

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

/** One row for each style: found, reached, false findings, time; or why the tool did not check it, in its words. */
const styleRows = ({ name }: Peer, judged: readonly Judged[]): Measure[] =>
  judged.map(({ document, found, missed, failures, falseFindings, reached, operations, seconds }) => {
    const row = `${document}: ${name}`
    if (seconds === 0) return notRun(row, failures.join(' '))
    const parts = [
      `of ${found.length + missed.length} faults`,
      `${reached} of ${operations} operations reached`,
      `${falseFindings.length} false findings`,
      `${seconds.toFixed(1)} s for a server`,
      ...(failures.length > 0 ? [`${failures.length} servers not checked`] : []),
    ]
    return { name: row, value: found.length, unit: parts.join('; ') }
  })

const peerOf = async (name: string) => ((await import(`./${name}.ts`)) as { peer: Peer }).peer

const judgeAll = (peer: Peer, served: readonly Served[]) => inLanes(served, LANES, (one) => judge(peer, one))

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
  const judged = await judgeAll(peer, served)
  const rows = rowsOf(peer, name === OWN, judged)
  if (every === 1) return { measures: rows, details: judged }
  const own = await peerOf(OWN)
  return { measures: [...rows, ...rowsOf(own, true, await judgeAll(own, served))], details: judged }
}

/**
 * What one tool finds of servers in styles of well-known APIs.
 *
 * @param every takes every so many of the faults that were kept back while rules were written; the contract tester is then measured on the same ones
 */
export async function measurePeerOnStyles(name: string, every: number): Promise<Found> {
  const peer = await peerOf(name)
  const cause = peer.causeNotToRun?.()
  if (cause !== undefined) return { measures: [notRun(`faulty servers found: ${peer.name}`, cause)] }
  const served = servedStyles(every)
  const judged = await judgeAll(peer, served)
  if (every === 1) return { measures: styleRows(peer, judged), details: judged }
  const own = await peerOf(OWN)
  const judgedByOwn = await judgeAll(own, served)
  return {
    measures: [...styleRows(peer, judged), ...styleRows(own, judgedByOwn)],
    // What the contract tester missed stays unsaid, so that rules are not written after it.
    details: judged,
  }
}
