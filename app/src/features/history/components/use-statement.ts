import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type HistoryQuery, type Transaction, writeHistoryQuery } from '../model/history-query.ts'

/** Options of {@link useStatement}. */
export interface StatementOptions {
  query: HistoryQuery
  /** What is on the page: printed when the browser's own menu is used, which waits for nothing. */
  shown: readonly Transaction[] | undefined
  /** Fetches every row; undefined when it was stopped or failed. */
  collect: () => Promise<readonly Transaction[] | undefined>
}

/** What goes on paper, and when: by the button or the keys for printing every row, else the rows on show. */
export function useStatement({ query, shown, collect }: StatementOptions) {
  const key = writeHistoryQuery(query).toString()
  const [all, setAll] = useState<{ readonly key: string; readonly rows: readonly Transaction[] }>()
  const [isPrinting, setIsPrinting] = useState(false)
  const print = async () => {
    const rows = await collect()
    if (rows) setAll({ key, rows })
  }

  useEffect(() => {
    // The rows are on the page now, so the browser can lay them out on paper.
    if (all) window.print()
  }, [all])
  useEffect(() => {
    const before = () => flushSync(() => setIsPrinting(true))
    const after = () => setIsPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  useEffect(() => {
    if (!shown?.length) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
      event.preventDefault()
      void print()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  })

  const whole = all?.key === key ? all.rows : undefined
  return { print, rows: whole ?? (isPrinting && shown?.length ? shown : undefined) }
}
