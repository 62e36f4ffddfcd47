import { listTransaction, paginate } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { limits } from '#config/limits.ts'
import { setFields } from '#core/api/list-filter.ts'
import { usePages } from '#core/api/use-pages.ts'
import { useSession } from '#core/session/use-session.ts'
import { isSpan } from '#ui/form/date-range.tsx'
import type { HistoryQuery, Transaction } from '../model/history-query.ts'

/** Collects every transaction of a filter, page after page; tells how far it is and can be stopped. */
export function useAllTransactions() {
  const client = useSwxClient()
  const [done, setDone] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  /** @returns undefined when it was stopped. @throws CallError when a page could not be had */
  const collect = useCallback(
    async (query: HistoryQuery): Promise<readonly Transaction[] | undefined> => {
      const controller = new AbortController()
      stop.current?.abort()
      stop.current = controller
      // By id: a transaction booked meanwhile pushes rows onto the next page, where they come a second time.
      const rows = new Map<string, Transaction>()
      setDone(0)
      try {
        const input = { ...setFields(query), pageSize: limits.largestPage }
        const options = { cache: 'reload', signal: controller.signal } as const
        for await (const row of paginate(client, listTransaction, input, options)) {
          rows.set(row.id, row)
          if (rows.size % limits.largestPage === 0) setDone(rows.size)
        }
        return [...rows.values()]
      } catch (error) {
        if (controller.signal.aborted) return undefined
        throw error
      } finally {
        if (stop.current === controller) setDone(undefined)
      }
    },
    [client],
  )
  const cancel = useCallback(() => stop.current?.abort(), [])
  return { collect, cancel, done, isBusy: done !== undefined }
}

/** The transactions of the account in use, newest first. */
export function useTransactions(query: HistoryQuery) {
  const { isLoggedIn } = useSession()
  return usePages<Transaction>({
    key: ['transactions', query.kind, query.from, query.to],
    fetchPage: (client, pageNum) => listTransaction(client, { ...setFields(query), pageNum, pageSize: 50 }),
    enabled: isLoggedIn && isSpan(query),
  })
}
