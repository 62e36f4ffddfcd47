import { listTransaction } from '@swx/sdk'
import { useGetEquityHistory, useSwxQuery } from '@swx/sdk/react'
import { useState } from 'react'
import { type ProfitCurve, profitCurve } from '../model/profit-curve.ts'
import type { ProfitQuery } from '../model/profit-span.ts'
import { type ProfitSpan, profitSpan } from '../model/profit-span.ts'
import type { OwnAccount } from './use-account.ts'

const instant = (time: number) => new Date(time).toISOString()

/** When the demo account was last reset, epoch ms; undefined of one that never was, and of a real one. */
function useLastReset({ mode }: OwnAccount) {
  return useSwxQuery(['account', 'last reset', mode], async (client) => {
    if (mode === 'real') return null
    // The first one is when the account was opened.
    const starts = await listTransaction(client, { kind: 'DEMO_START', pageSize: 1 })
    const [latest] = starts.list
    return starts.total > 1 && latest ? Date.parse(latest.at) : null
  })
}

/** Profit and loss of the account in use over a span, from the ledger. */
export function useProfitCurve(own: OwnAccount, query: ProfitQuery) {
  const { account, at, mode, user } = own
  const span = profitSpan(query, at, Date.parse(user.createdAt))
  const reset = useLastReset(own)
  const history = useGetEquityHistory(requestOf(span, at), { query: { enabled: span !== undefined } })
  const points = useKept(history.data, [mode, query.range, query.from, query.to].join(' '))
  const now = { at, equity: account.equity, ...account.profit }
  const curve: ProfitCurve | undefined =
    span === undefined || points === undefined || reset.data === undefined
      ? undefined
      : profitCurve(points, span, now, reset.data ?? undefined)
  return {
    curve,
    /** Whether there are no days to show: those chosen are before the account was opened, or still to come. */
    isEmpty: span === undefined,
    error: curve === undefined ? (history.error ?? reset.error) : null,
    refetch: () => Promise.all([history.refetch(), reset.refetch()]),
  }
}

/** What was there last under the same name, until it is there anew: an hour that ends does not empty the chart. */
function useKept<Value>(value: Value | undefined, name: string): Value | undefined {
  const [before, setBefore] = useState({ name, value })
  const kept = value ?? (before.name === name ? before.value : undefined)
  if (before.name !== name || before.value !== kept) setBefore({ name, value: kept })
  return kept
}

function requestOf(span: ProfitSpan | undefined, at: number) {
  const { start, end, step } = span ?? { start: at, end: at, step: 'day' as const }
  return { from: instant(start), to: instant(end), step }
}
