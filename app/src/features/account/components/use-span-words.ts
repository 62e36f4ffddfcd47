import { useTranslation } from 'react-i18next'
import type { AccountMode } from '#core/account-mode/mode-store.ts'
import type { ProfitCurve } from '../model/profit-curve.ts'
import type { ProfitQuery } from '../model/profit-span.ts'
import { formatEdge } from './profit-sums.tsx'

interface SpanAsked {
  readonly query: ProfitQuery
  /** When the account was read, epoch ms. */
  readonly at: number
  readonly mode: AccountMode
}

/**
 * The words for the span that a curve covers: every figure of a span says which one it is. They follow a figure; a line
 * that begins with them sets their first letter large.
 */
export function useSpanWords(): (curve: ProfitCurve, asked: SpanAsked) => string {
  const { t, i18n } = useTranslation('account')
  const edge = (time: number) => formatEdge(time, i18n.language)
  return (curve, { query, at, mode }) => {
    if (query.range === 'all') return t(`sources.since.${mode}`)
    if (curve.end === at) return t('sources.from', { time: edge(curve.start) })
    return t('sources.between', { start: edge(curve.start), end: edge(curve.end) })
  }
}
