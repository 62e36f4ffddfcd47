import type { Mode } from '../ledger/entry.ts'
import type { Attempt } from '../runtime/journal.ts'
import type { SandboxTables } from '../runtime/tables.ts'
import { sha256 } from '../security/sha256.ts'
import { canonicalJson } from '../store/canonical-json.ts'
import type { ReadTables } from '../store/store.ts'

type Rows = ReadTables<SandboxTables>

/** What keys of a world are salted with; empty in a world that an older version made. */
const saltOf = ({ keySalt }: Rows): string => keySalt.get('key')?.value ?? ''

/** The key without the quotes that the header may have. */
const bareKey = (key: string): string => key.replace(/^"(.*)"$/, '$1')

/** What is shown of a key: equal for equal keys of a world, and the key cannot be read from it. */
export const keyDigest = (rows: Rows, key: string): string => sha256(`${saltOf(rows)}\n${bareKey(key)}`)

/** Names an attempt by digests: a key has one meaning per user, mode and path. */
export const attemptId = (
  rows: Rows,
  { key, userId, mode, path }: { key: string; userId: string; mode: Mode; path: string },
): string => sha256([userId, mode, path, saltOf(rows) + bareKey(key)].join('\n'))

/**
 * A keyed call as digests. The body may hold a password of six digits, so its digest is salted with the key, which
 * is kept nowhere.
 *
 * @param call the key as it came, quoted or bare; the body as JSON.
 */
export const attemptOf = (
  rows: Rows,
  call: {
    readonly key: string
    readonly userId: string
    readonly mode: Mode
    readonly path: string
    readonly body: unknown
  },
): Attempt => ({
  id: attemptId(rows, call),
  userId: call.userId,
  fingerprint: sha256(`${saltOf(rows)}${bareKey(call.key)}\n${canonicalJson(call.body ?? null)}`),
})
