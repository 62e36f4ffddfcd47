import { checkFeed } from './checks/feed.ts'
import { checkOwnReads, checkPublicReads } from './checks/reads.ts'
import { checkOddRequests } from './checks/requests.ts'
import { checkSession } from './checks/session.ts'
import type { Finding } from './finding.ts'
import type { Server } from './server.ts'

/** A group of checks, and what it found. */
export interface Outcome {
  readonly name: string
  readonly findings: readonly Finding[]
}

const groups: readonly (readonly [name: string, check: (server: Server) => Promise<Finding[]>])[] = [
  ['public reads', checkPublicReads],
  ['sessions', checkSession],
  ['odd requests', checkOddRequests],
  ['own reads', checkOwnReads],
  ['market socket', checkFeed],
]

/**
 * Holds a running server against the contract. Nothing is created, changed or paid: only reads are carried out, and
 * writes are sent where they have to be refused.
 *
 * @throws NoAnswerError when the server cannot be reached.
 */
export async function checkServer(server: Server, onGroup: (outcome: Outcome) => void): Promise<Finding[]> {
  const all: Finding[] = []
  for (const [name, check] of groups) {
    if (name === 'own reads' && server.token === undefined) continue
    const findings = await check(server)
    onGroup({ name, findings })
    all.push(...findings)
  }
  return all
}
