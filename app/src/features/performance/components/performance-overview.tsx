import { ChartLine, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatRate } from '#core/format/figures.ts'
import { formatDate, formatDateTime } from '#core/format/format-time.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { DataTable } from '#ui/data/data-table.tsx'
import { Figure, useAmountsHidden } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Button } from '#ui/form/button.tsx'
import type { Performance } from '../model/curve-shape.ts'
import { PerformanceChart } from './performance-chart.tsx'
import { RowsLink } from './rows-link.tsx'

const signed = (amount: string) => formatMoney(amount, { sign: true })
const lost = (amount: string) => signed(amount === '0.00' ? amount : `-${amount}`)

/** How equity came about, beside its curve. */
export function PerformanceOverview({ performance }: { performance: Performance }) {
  const { t, i18n } = useTranslation(['performance', 'account', 'history', 'common'])
  const [isTable, setIsTable] = useState(false)
  const isHidden = useAmountsHidden()
  const { equityBefore, equity, deposits, withdrawals, result, from } = performance
  const ViewIcon = isTable ? ChartLine : Table2
  const sum = (key: 'DEPOSITS' | 'WITHDRAWALS' | 'RESULT', label: string, value: string, count?: number) => ({
    key,
    label:
      count === undefined ? (
        label
      ) : (
        <>
          {label} <bdi className="num">({count})</bdi>
        </>
      ),
    value: (
      <RowsLink rows={{ figure: key }}>
        <Figure value={value} />
      </RowsLink>
    ),
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[296px_minmax(0,1fr)]">
      <div className="grid content-start gap-3.5 p-4 lg:border-e lg:border-line">
        <p>
          <span className="block text-12 text-muted">{t('result')}</span>
          <RowsLink rows={{ figure: 'RESULT' }}>
            <PriceChange
              text={signed(result)}
              unit="USD"
              className="text-28 font-strong [&>span:last-child]:text-14"
            />
          </RowsLink>
        </p>
        <CostList
          rows={[
            ...(equityBefore === '0.00'
              ? []
              : [
                  {
                    key: 'before',
                    label: t('account:profit.sums.equityOn', { time: formatDateTime(from, i18n.language) }),
                    value: <Figure value={formatMoney(equityBefore)} />,
                  },
                ]),
            sum('DEPOSITS', t('history:statement.in'), signed(deposits), performance.depositCount),
            sum('WITHDRAWALS', t('history:statement.out'), lost(withdrawals), performance.withdrawalCount),
            sum('RESULT', t('result'), signed(result)),
          ]}
          total={{
            label: t('account:overview.equity'),
            value: <Figure value={formatMoney(equity)} unit="USD" />,
          }}
        />
        <ul className="grid gap-1 text-12" aria-hidden="true">
          <Legend sample={<path d="M0 4H18" stroke="var(--accent)" strokeWidth="2" />}>
            {t('account:overview.equity')}
          </Legend>
          <Legend
            sample={<path d="M0 4H18" stroke="var(--text-muted)" strokeWidth="1.5" strokeDasharray="5 4" />}
          >
            {t('invested')}
          </Legend>
          <Legend sample={<rect width="18" height="8" rx="1" fill="var(--accent)" opacity=".2" />}>
            {t('between')}
          </Legend>
        </ul>
        <Button
          className="justify-self-start print:hidden"
          variant="text"
          size="sm"
          icon={<ViewIcon className="size-4" aria-hidden="true" />}
          onClick={() => setIsTable(!isTable)}
        >
          {t(isTable ? 'account:profit.asChart' : 'account:profit.asTable')}
        </Button>
      </div>
      {isHidden ? (
        <p className="grid min-h-40 place-items-center p-4 text-13 text-muted">
          {t('common:amounts.hidden')}
        </p>
      ) : isTable ? (
        <CurveTable performance={performance} />
      ) : (
        <PerformanceChart performance={performance} />
      )}
    </div>
  )
}

function Legend({ sample, children }: { sample: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg width="18" height="8" aria-hidden="true" className="flex-none">
        {sample}
      </svg>
      {children}
    </li>
  )
}

/** The curve point by point, newest first. */
function CurveTable({ performance }: { performance: Performance }) {
  const { t, i18n } = useTranslation(['performance', 'account'])
  const rows = performance.curve
    .map((point, index) => ({ ...point, key: `${point.at} ${index}` }))
    .toReversed()
  return (
    <section
      aria-label={t('account:overview.equity')}
      className="max-h-[320px] overflow-auto max-lg:border-t max-lg:border-line"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <DataTable
        label={t('account:overview.equity')}
        narrow="columns"
        className="data-scroll"
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'at',
            header: t('account:profit.table.time'),
            isRowHeader: true,
            cell: ({ at }) => formatDateTime(at, i18n.language),
          },
          {
            key: 'equity',
            header: t('account:profit.table.equity'),
            align: 'end',
            cell: ({ equity }) => <Figure value={formatMoney(equity)} />,
          },
          {
            key: 'invested',
            header: t('invested'),
            align: 'end',
            cell: ({ invested }) => <Figure value={formatMoney(invested)} />,
          },
        ]}
      />
    </section>
  )
}

/** The figures that a trader asks for first, each with its rows. */
export function KeyFigures({ performance }: { performance: Performance }) {
  const { t, i18n } = useTranslation(['performance', 'orders', 'income'])
  const { trades, largestFall, timeWeightedReturn, fees, interest } = performance
  const none = <span className="text-muted">–</span>
  const share = (rate: string) => <Figure value={formatRate(rate)} />
  const day = (at: string) => formatDate(at, i18n.language)
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-b-3 border-t border-line bg-line sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(150px,1fr))]">
      <Item label={t('return')} note={t('returnNote')}>
        {timeWeightedReturn === undefined ? none : <RowsLink rows={{}}>{share(timeWeightedReturn)}</RowsLink>}
      </Item>
      <Item
        label={t('shareOfGains')}
        note={t('orders:results.winRate', { won: trades.gains, count: trades.closed })}
      >
        {trades.shareOfGains === undefined ? (
          none
        ) : (
          <RowsLink rows={{ figure: 'TRADES' }}>{share(trades.shareOfGains)}</RowsLink>
        )}
      </Item>
      <Item label={t('orders:results.averageWin')} note={<Total amount={trades.gained} />}>
        {trades.averageGain === undefined ? (
          none
        ) : (
          <RowsLink rows={{ figure: 'GAINS' }}>
            <Figure value={signed(trades.averageGain)} />
          </RowsLink>
        )}
      </Item>
      <Item label={t('orders:results.averageLoss')} note={<Total amount={trades.lost} />}>
        {trades.averageLoss === undefined ? (
          none
        ) : (
          <RowsLink rows={{ figure: 'LOSSES' }}>
            <Figure value={signed(trades.averageLoss)} />
          </RowsLink>
        )}
      </Item>
      <Item
        label={t('largestFall')}
        note={largestFall ? <bdi>{`${day(largestFall.from)} – ${day(largestFall.to)}`}</bdi> : null}
      >
        {largestFall ? (
          <RowsLink rows={{ begin: largestFall.from, end: largestFall.to }}>
            <Figure value={signed(largestFall.amount)} />
            {largestFall.rate === undefined ? null : (
              <>
                {' '}
                <span className="text-13 font-regular">
                  <Figure value={formatRate(largestFall.rate)} />
                </span>
              </>
            )}
          </RowsLink>
        ) : (
          none
        )}
      </Item>
      <Item label={t('orders:results.fees')} note={t('included')}>
        <RowsLink rows={{ figure: 'FEES' }}>
          <Figure value={formatMoney(fees)} />
        </RowsLink>
      </Item>
      {interest === '0.00' ? null : (
        <Item label={t('income:source.LOAN')} note={t('included')}>
          <RowsLink rows={{ figure: 'INTEREST' }}>
            <Figure value={formatMoney(interest)} />
          </RowsLink>
        </Item>
      )}
    </dl>
  )
}

function Total({ amount }: { amount: string }) {
  const { t } = useTranslation('account')
  return (
    <>
      {t('sources.sum')} <Figure value={signed(amount)} unit="USD" />
    </>
  )
}

function Item({ label, note, children }: { label: string; note: ReactNode; children: ReactNode }) {
  return (
    <div className="bg-surface px-4 py-2.5">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="text-18 font-strong on-mobile:grid on-mobile:min-h-12 on-mobile:content-center on-mobile:justify-items-start">
        {children}
      </dd>
      {note ? <dd className="text-12 text-muted">{note}</dd> : null}
    </div>
  )
}
