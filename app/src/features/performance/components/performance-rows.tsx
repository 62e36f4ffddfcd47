import { Download, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isSandbox } from '#config/env.ts'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { formatDateTimeFull } from '#core/format/format-time.ts'
import { useTransactionName } from '#core/instruments/use-transaction-name.ts'
import { downloadText } from '#lib/csv/download-text.ts'
import { toCsv } from '#lib/csv/to-csv.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { ShowMore } from '#ui/data/show-more.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonTable } from '#ui/feedback/skeleton-shapes.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type PerformanceRow, useAllPerformanceRows, usePerformanceRows } from '../api/use-performance.ts'
import type { AskedSpan, FigureName, PerformanceQuery } from '../model/performance-query.ts'

interface PerformanceRowsProps {
  query: PerformanceQuery
  span: AskedSpan
  onClose: () => void
}

type Amounts = Pick<
  PerformanceRow,
  'deposits' | 'withdrawals' | 'result' | 'fees' | 'interest' | 'tradeResult'
>

/** What of a row, or of a sum of rows, a figure is made of. */
function amountFor(figure: FigureName, amounts: Amounts): string {
  const { deposits, withdrawals, result, fees, interest, tradeResult = '0.00' } = amounts
  if (figure === 'DEPOSITS') return deposits
  if (figure === 'WITHDRAWALS') return withdrawals
  if (figure === 'FEES') return fees
  if (figure === 'INTEREST') return interest
  return figure === 'RESULT' ? result : tradeResult
}

/** The rows that a figure adds up from, with their sum, which is the figure. */
export function PerformanceRows({ query, span, onClose }: PerformanceRowsProps) {
  const { t } = useTranslation(['performance', 'history', 'account', 'common'])
  const { figure = 'RESULT' } = query
  const list = usePerformanceRows(query, span)
  const collect = useAllPerformanceRows()
  const nameOf = useRowName()
  const sum = list.first?.sum
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const handleCsv = async () => {
    try {
      const rows = await collect(query, span)
      const label = isSandbox ? [[t('common:sandbox.title')]] : []
      const head = [
        t('history:list.time'),
        t('history:list.kind'),
        t('history:list.ref'),
        t('history:list.amount'),
        t('rows.note'),
      ]
      const cells = rows.map((row) => [row.at, nameOf(row), row.ref, amountFor(figure, row), row.note ?? ''])
      downloadText('swx-performance-rows.csv', toCsv([...label, head, ...cells]))
      toast(t('history:export.done', { count: rows.length }))
    } catch {
      toast(t('history:export.failed'), { tone: 'alert' })
    }
  }
  return (
    <Card
      flush
      aria-label={t('rows.title')}
      title={
        <span ref={heading} tabIndex={-1}>
          {t('rows.title')}
        </span>
      }
      subtitle={
        sum && list.total !== undefined ? (
          <>
            {t('history:list.rows', { count: list.total })} · {t('account:sources.sum')}{' '}
            <PriceChange text={formatMoney(amountFor(figure, sum), { sign: true })} unit="USD" />
          </>
        ) : undefined
      }
      aside={
        <span className="flex flex-wrap gap-2 print:hidden">
          <Button
            size="sm"
            disabled={!list.rows?.length}
            icon={<Download className="size-4" aria-hidden="true" />}
            onClick={handleCsv}
          >
            {t('history:export.csv')}
          </Button>
          <Button size="sm" icon={<X className="size-4" aria-hidden="true" />} onClick={onClose}>
            {t('rows.close')}
          </Button>
        </span>
      }
    >
      <QueryView
        query={list}
        skeleton={<SkeletonTable rows={6} columns={5} label={t('history:loading')} />}
        failed={t('history:failed')}
        unaffected={t('history:unaffected')}
        empty={<EmptyState title={t('rows.empty')} />}
      >
        {(rows) => (
          <>
            <RowTable rows={rows} figure={figure} />
            <ShowMore list={list} />
          </>
        )}
      </QueryView>
    </Card>
  )
}

function RowTable({ rows, figure }: { rows: readonly PerformanceRow[]; figure: FigureName }) {
  const { t } = useTranslation(['performance', 'history'])
  const { language } = useLanguage()
  const nameOf = useRowName()
  return (
    <DataTable
      label={t('rows.title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'kind',
          header: t('history:list.kind'),
          onCard: 'title',
          cell: (row) => <RowName row={row} name={nameOf(row)} />,
        },
        {
          key: 'at',
          header: t('history:list.time'),
          onCard: 'line',
          cell: ({ at }) => formatDateTimeFull(at, language.tag),
        },
        {
          key: 'note',
          header: t('rows.note'),
          onCard: 'line',
          cell: ({ note }) => (note ? <bdi className="break-words whitespace-normal!">{note}</bdi> : ''),
        },
        {
          key: 'amount',
          header: t('history:list.amount'),
          align: 'end',
          onCard: 'action',
          cell: (row) => (
            <PriceChange className="font-strong" text={formatMoney(amountFor(figure, row), { sign: true })} />
          ),
        },
      ]}
    />
  )
}

function RowName({ row, name }: { row: PerformanceRow; name: string }) {
  const { ref } = row
  const href = /^(LV|OP)/.test(ref)
    ? paths.orderDetail.href({ no: ref })
    : ref.startsWith('WD')
      ? paths.withdrawDetail.href({ no: ref })
      : undefined
  if (href === undefined) return <b>{name}</b>
  return (
    <Link
      to={href}
      aria-label={`${name}, ${ref}`}
      className="font-strong text-text on-mobile:inline-grid on-mobile:min-h-12 on-mobile:min-w-11 on-mobile:content-center"
    >
      {name}
    </Link>
  )
}

const own = ['WITHDRAWAL_PAID', 'NFT_SALE', 'LOAN_INTEREST', 'OPEN_BEFORE', 'OPEN_AFTER'] as const
const isOwn = (kind: string): kind is (typeof own)[number] => own.some((known) => known === kind)

/** What a row is called: as among the transactions, where it is one of them. */
function useRowName(): (row: PerformanceRow) => string {
  const { t } = useTranslation('performance')
  const transactionName = useTransactionName()
  return (row) => {
    const { kind, code = '', direction } = row
    if (isOwn(kind)) return t(`kind.${kind}`, { code })
    return transactionName({ kind, ...(row.code ? { code } : {}), ...(direction ? { direction } : {}) })
  }
}
