import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Handler } from '../../../../contract-tester/self-test/server/handler.ts'
import { listen } from '../../../../contract-tester/self-test/server/listen.ts'
import { withToken } from './add-token.ts'
import type { Checker, Peer } from './peer.ts'
import { notingReached } from './reached.ts'
import type { Served } from './servers.ts'
import { writeDocument } from './write-document.ts'

/** What a peer says about the servers of one document. */
export interface Judged {
  readonly document: string
  /** What it finds wrong with the conforming server. */
  readonly falseFindings: readonly string[]
  /** Kinds of faulty servers of which it says something that it does not say of the conforming one. */
  readonly found: readonly string[]
  readonly missed: readonly string[]
  /** Why it could not check the document, or some of the servers. */
  readonly failures: readonly string[]
  /** Operations of the conforming server that answered it a success, of so many. */
  readonly reached: number
  readonly operations: number
  /** What the check of one server took, in the mean. */
  readonly seconds: number
}

const firstLine = (error: unknown): string => String(error).split('\n')[0] ?? ''

/** Lets a peer check the conforming server of a document, and then each faulty one at the same address. */
export async function judge(peer: Peer, { document, title, make, faulty, ids }: Served): Promise<Judged> {
  const seenBy = (handler: Handler) => (peer.sendsToken ? handler : withToken(document, handler))
  const { handler, reached, operations } = notingReached(document, make())
  const server = await listen(seenBy(handler))
  const folder = mkdtempSync(join(tmpdir(), 'swx-bench-peer-'))
  const found: string[] = []
  const missed: string[] = []
  const failures: string[] = []
  let checker: Checker | undefined
  try {
    const file = join(folder, 'openapi.json')
    writeDocument(document, peer, server.url, ids, file)
    checker = await peer.open({ document, file, url: server.url, folder })
    const started = performance.now()
    const falseFindings = await checker.check()
    for (const { kind, make: makeFaulty } of faulty) {
      server.serve(seenBy(makeFaulty()))
      const findings = await checker.check().catch((error) => {
        failures.push(`${kind}: ${firstLine(error)}`)
        return []
      })
      const isFound = findings.some((one) => !falseFindings.includes(one))
      ;(isFound ? found : missed).push(kind)
    }
    const seconds = (performance.now() - started) / 1_000 / (faulty.length + 1)
    return {
      document: title,
      falseFindings,
      found,
      missed,
      failures,
      reached: reached(),
      operations,
      seconds,
    }
  } catch (error) {
    const kinds = faulty.map(({ kind }) => kind)
    const why = [firstLine(error)]
    const nothing = { falseFindings: [], found: [], reached: 0, operations, seconds: 0 }
    return { ...nothing, document: title, missed: kinds, failures: why }
  } finally {
    await checker?.close?.()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
