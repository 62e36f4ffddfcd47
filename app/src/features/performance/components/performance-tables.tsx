import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import { formatMonth } from '#core/format/format-time.ts'
import { type ProfitSource, sourcesOf } from '#core/profit/profit-sources.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { Performance } from '../model/curve-shape.ts'
import { monthWithin } from '../model/performance-query.ts'
import { RowsLink } from './rows-link.tsx'

const signed = (amount: string) => formatMoney(amount, { sign: true })
const Sum = ({ amount }: { amount: string }) => (
  <span className="final">
    <PriceChange text={signed(amount)} />
  </span>
)

/** What each product and each cost brought. */
export function SourceTable({ performance: { bySource, result } }: { performance: Performance }) {
  const { t } = useTranslation(['performance', 'income', 'history'])
  const rows = sourcesOf(bySource).map((source) => ({ source, amount: bySource[source] ?? '0.00' }))
  // For the width of a bar alone; figures never pass through a float.
  const most = Math.max(...rows.map(({ amount }) => Math.abs(Number(amount))), 0.01)
  return (
    <Card flush title={t('byProduct')}>
      <DataTable
        label={t('byProduct')}
        narrow="columns"
        rows={rows}
        rowKey={({ source }) => source}
        footer={{ source: t('result'), amount: <Sum amount={result} /> }}
        columns={[
          {
            key: 'source',
            header: t('income:list.source'),
            isRowHeader: true,
            cell: ({ source, amount }) => (
              <>
                <RowsLink rows={{ source }}>{t(`income:source.${source}`)}</RowsLink>
                <span
                  aria-hidden="true"
                  className="mt-1 flex h-2 w-full max-w-70 border-s border-line-strong print:hidden"
                >
                  <i
                    className={clsx('min-w-0.5', amount.startsWith('-') ? 'border border-text' : 'bg-text')}
                    style={{ inlineSize: `${(Math.abs(Number(amount)) / most) * 100}%` }}
                  />
                </span>
              </>
            ),
          },
          {
            key: 'amount',
            header: t('history:list.amount'),
            align: 'end',
            cell: ({ source, amount }) => (
              <RowsLink rows={{ source }}>
                <PriceChange text={signed(amount)} />
              </RowsLink>
            ),
          },
        ]}
      />
    </Card>
  )
}

/** What each instrument brought; what belongs to none comes last. */
export function InstrumentTable({ performance }: { performance: Performance }) {
  const { t } = useTranslation(['performance', 'orders', 'income'])
  const { byInstrument, trades, fees, result, unrealised } = performance
  const rowsOf = (code: string | undefined) =>
    code === undefined ? { instrument: 'NONE' as const } : { code }
  return (
    <Card
      flush
      title={t('orders:results.byInstrument')}
      aside={
        unrealised === '0.00' ? null : (
          <p className="text-13 text-muted">
            {t('income:summary.unrealised')} <PriceChange text={signed(unrealised)} />
          </p>
        )
      }
    >
      <DataTable
        label={t('orders:results.byInstrument')}
        narrow="columns"
        rows={byInstrument}
        rowKey={({ code }) => code ?? ''}
        footer={{
          code: t('result'),
          closed: <Figure value={String(trades.closed)} />,
          gains: <Figure value={String(trades.gains)} />,
          fees: <Figure value={formatMoney(fees)} />,
          result: <Sum amount={result} />,
        }}
        columns={[
          {
            key: 'code',
            header: t('orders:results.instrument'),
            isRowHeader: true,
            cell: ({ code }) => (
              <RowsLink rows={rowsOf(code)}>
                {code === undefined ? t('noInstrument') : <bdi>{code}</bdi>}
              </RowsLink>
            ),
          },
          {
            key: 'closed',
            header: t('closed'),
            align: 'end',
            onNarrow: 'hidden',
            cell: ({ code, closed }) =>
              closed === 0 ? (
                '–'
              ) : (
                <RowsLink rows={{ ...rowsOf(code), figure: 'TRADES' }}>
                  <Figure value={String(closed)} />
                </RowsLink>
              ),
          },
          {
            key: 'gains',
            header: t('orders:results.gains'),
            align: 'end',
            onNarrow: 'hidden',
            cell: ({ code, gains }) =>
              gains === 0 ? (
                '–'
              ) : (
                <RowsLink rows={{ ...rowsOf(code), figure: 'GAINS' }}>
                  <Figure value={String(gains)} />
                </RowsLink>
              ),
          },
          {
            key: 'fees',
            header: t('orders:results.fees'),
            align: 'end',
            cell: ({ code, fees: paid }) =>
              paid === '0.00' ? (
                '–'
              ) : (
                <RowsLink rows={{ ...rowsOf(code), figure: 'FEES' }}>
                  <Figure value={formatMoney(paid)} />
                </RowsLink>
              ),
          },
          {
            key: 'result',
            header: t('result'),
            align: 'end',
            cell: ({ code, result: amount }) => (
              <RowsLink rows={rowsOf(code)}>
                <PriceChange text={signed(amount)} />
              </RowsLink>
            ),
          },
        ]}
      />
    </Card>
  )
}

/** What each month brought, product by product. */
export function MonthTable({ performance }: { performance: Performance }) {
  const { t, i18n } = useTranslation(['performance', 'income'])
  const { byMonth, bySource, result } = performance
  const sources = sourcesOf(bySource)
  const part = (month: string, source: ProfitSource, amount: string | undefined) =>
    amount === undefined ? (
      '–'
    ) : (
      <RowsLink rows={{ source, ...monthWithin(month, performance) }}>
        <Figure value={signed(amount)} />
      </RowsLink>
    )
  return (
    <Card flush title={t('byMonth')}>
      <DataTable
        label={t('byMonth')}
        rows={byMonth}
        rowKey={({ month }) => month}
        footer={{
          month: t('result'),
          ...Object.fromEntries(
            sources.map((source) => [
              source,
              <Figure key={source} value={signed(bySource[source] ?? '0.00')} />,
            ]),
          ),
          result: <Sum amount={result} />,
        }}
        columns={[
          {
            key: 'month',
            header: t('month'),
            isRowHeader: true,
            onCard: 'title',
            cell: ({ month }) => (
              <RowsLink rows={monthWithin(month, performance)}>
                {formatMonth(`${month}-01`, i18n.language)}
              </RowsLink>
            ),
          },
          ...sources.map((source) => ({
            key: source,
            header: t(`income:source.${source}`),
            align: 'end' as const,
            cell: ({ month, bySource: parts }: Performance['byMonth'][number]) =>
              part(month, source, parts[source]),
          })),
          {
            key: 'result',
            header: t('result'),
            align: 'end',
            onCard: 'action',
            cell: ({ month, result: amount }) => (
              <RowsLink rows={monthWithin(month, performance)}>
                <PriceChange text={signed(amount)} className="font-strong" />
              </RowsLink>
            ),
          },
        ]}
      />
    </Card>
  )
}
