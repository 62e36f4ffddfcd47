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

/** What one tool finds of the faulty servers, and what it reports of conforming ones. */
export async function measurePeer(name: string): Promise<Found> {
  const { peer } = (await import(`./${name}.ts`)) as { peer: Peer }
  const cause = peer.causeNotToRun?.()
  if (cause !== undefined) return { measures: [notRun(`faulty servers found: ${peer.name}`, cause)] }
  const judged = await inLanes(await servedDocuments(), LANES, (one) => judge(peer, one))
  return { measures: rowsOf(peer, name === 'swx-contract', judged), details: judged }
}
