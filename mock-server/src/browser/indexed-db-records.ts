import type { Kept, Meta, Records, Step } from './records.ts'
import { TakenOverError } from './records.ts'
import type { WireReply } from './wire.ts'

/** Raised when rows of an older version can no longer be read; they are then dropped. */
const FORMAT = 1
const ANSWERS_KEPT = 100

interface StoredRow {
  readonly id: string
  readonly table: string
  readonly row: unknown
}

interface StoredMeta extends Meta {
  readonly format: number
  /** Number of the engine that may write. */
  readonly epoch: number
}

interface StoredAnswer {
  readonly id: string
  readonly at: number
  readonly reply: WireReply
}

const STORES = ['rows', 'meta', 'answers'] as const

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((settle, refuse) => {
    request.onsuccess = () => settle(request.result)
    request.onerror = () => refuse(request.error)
  })

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((settle, refuse) => {
    transaction.oncomplete = () => settle()
    transaction.onabort = () => refuse(transaction.error ?? new TakenOverError())
    transaction.onerror = () => refuse(transaction.error)
  })

const open = (name: string): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('rows', { keyPath: 'id' })
    request.result.createObjectStore('meta')
    request.result.createObjectStore('answers', { keyPath: 'id' })
  }
  return result(request)
}

const rowsByTable = (stored: readonly StoredRow[]): Record<string, unknown[]> => {
  const rows: Record<string, unknown[]> = {}
  for (const { table, row } of stored) {
    rows[table] ??= []
    rows[table].push(row)
  }
  return rows
}

/**
 * Records in IndexedDB. Engines are numbered: each write checks that it comes from the latest one, in the same
 * database transaction, so that a tab which does not yet know that it was replaced cannot do harm.
 *
 * @throws DOMException when the browser does not allow storage here.
 */
export const openIndexedDbRecords = async (name: string): Promise<Records> => {
  const database = await open(name)
  let epoch = 0
  const begin = () => database.transaction(STORES, 'readwrite', { durability: 'strict' })

  return {
    async takeOver() {
      const transaction = begin()
      const [rows, meta, answers] = STORES.map((store) => transaction.objectStore(store)) as [
        IDBObjectStore,
        IDBObjectStore,
        IDBObjectStore,
      ]
      const known = await result<StoredMeta | undefined>(meta.get('meta'))
      epoch = (known?.epoch ?? 0) + 1
      if (!known || known.format !== FORMAT) {
        rows.clear()
        answers.clear()
        meta.put({ epoch, format: 0 }, 'meta')
        await finished(transaction)
        return { epoch, kept: undefined }
      }
      meta.put({ ...known, epoch }, 'meta')
      const stored = await result<StoredRow[]>(rows.getAll())
      const replies = (await result<StoredAnswer[]>(answers.getAll())).sort((a, b) => a.at - b.at)
      for (const { id } of replies.slice(0, -ANSWERS_KEPT)) answers.delete(id)
      await finished(transaction)
      const kept: Kept = {
        meta: known,
        rows: rowsByTable(stored),
        answers: new Map(replies.slice(-ANSWERS_KEPT).map(({ id, reply }) => [id, reply])),
      }
      return { epoch, kept }
    },

    async keep({ meta, changes, replace, answer }: Step): Promise<void> {
      const transaction = begin()
      const done = finished(transaction)
      const metas = transaction.objectStore('meta')
      const known = await result<StoredMeta | undefined>(metas.get('meta'))
      if (known?.epoch !== epoch) {
        transaction.abort()
        await done.catch(() => undefined)
        throw new TakenOverError('Another tab runs the sandbox now.')
      }
      const rows = transaction.objectStore('rows')
      if (replace) rows.clear()
      for (const { table, key, row } of changes) {
        const id = `${table} ${key}`
        if (row === undefined) rows.delete(id)
        else rows.put({ id, table, row } satisfies StoredRow)
      }
      metas.put({ ...meta, format: FORMAT, epoch } satisfies StoredMeta, 'meta')
      transaction.objectStore('answers').put({ ...answer, at: performance.timeOrigin + performance.now() })
      await done
    },

    close: () => database.close(),
  }
}
