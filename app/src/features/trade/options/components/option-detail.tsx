import { useGetOptionsOrderById } from '@swx/sdk/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { hasErrorKey } from '#core/errors/error-message.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { formatMoney, formatPrice, formatRate } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { useInstruments } from '#core/instruments/use-instruments.ts'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { StatusTimeline } from '#features/trade/shared/components/status-timeline.tsx'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { type Option, toOption, usePeriodText } from '../model/option.ts'
import { OptionState, useDelayedRefetch } from './option-state.tsx'

interface OptionDetailProps {
  orderNo: string
  /** Stands in where there is no such option. */
  unknown: ReactNode
}

const statuses = ['OPEN', 'WON', 'LOST', 'TIED', 'VOID'] as const

/** Everything about one option: strike, end, and what came of it. */
export function OptionDetail({ orderNo, unknown }: OptionDetailProps) {
  const { t, i18n } = useTranslation(['options', 'orders'])
  const { mode } = useMode()
  const periodText = usePeriodText()
  const answer = useOption(orderNo)
  const refetchLater = useDelayedRefetch(answer.refetch)
  const option = answer.data
  const instrument = useInstruments(option ? [option.marketId] : []).get(option?.marketId ?? '')

  if (answer.isPending) return <Skeleton lines={8} label={t('detail.loading')} className="card p-4" />
  if (hasErrorKey(answer.error, 'recordNotFound')) return unknown
  if (!option) {
    return (
      <section className="card">
        <h1 className="sr-only">{orderNo}</h1>
        <ErrorState error={answer.error} title={t('detail.failed')} onRetry={answer.refetch} />
      </section>
    )
  }
  const { code, direction, profit, settlePrice } = option
  const price = (value: number) => (
    <Figure value={instrument ? formatPrice(value, instrument.decimals) : formatDecimal(value)} />
  )
  const money = (amount: string) => <Figure value={formatMoney(amount)} unit="USD" />
  const time = (at: string | number) => (
    <bdi className="whitespace-nowrap tabular-nums">{formatDateTime(at, i18n.language)}</bdi>
  )

  const name = (
    <>
      <bdi>{code}</bdi> · {t(`direction.${direction}`)}
    </>
  )

  return (
    <>
      <PageHeading
        title={name}
        beside={
          <>
            <OptionState option={option} onExpire={refetchLater} />
            <ModeBadge mode={mode} />
          </>
        }
        aside={instrument?.isSimulated ? <SimulatedBadge /> : null}
      />
      <Card>
        <p aria-hidden="true" className="hidden text-16 font-strong on-mobile:block">
          {name}
        </p>
        <CostList
          rows={[
            { key: 'no', label: t('orders:detail.orderNo'), value: <Figure value={option.orderNo} /> },
            { key: 'opened', label: t('list.column.openedAt'), value: time(option.openedAt) },
            { key: 'period', label: t('detail.period'), value: periodText(option.periodSeconds) },
            { key: 'ends', label: t('detail.ends'), value: time(option.expiresAt) },
            { key: 'strike', label: t('list.column.strike'), value: price(option.strike) },
            ...(settlePrice === undefined
              ? []
              : [{ key: 'settle', label: t('list.column.settle'), value: price(settlePrice) }]),
            { key: 'stake', label: t('ticket.stake'), value: money(option.stake) },
            {
              key: 'ratio',
              label: t('detail.pays'),
              value: <Figure value={formatRate(option.payoutRatio)} />,
            },
            { key: 'payout', label: t('detail.payout'), value: money(option.payout) },
          ]}
          total={
            profit === undefined
              ? undefined
              : {
                  label: t('list.column.result'),
                  value: <PriceChange text={formatMoney(profit, { sign: true })} />,
                }
          }
        />
        {instrument ? (
          <div>
            <LinkButton
              variant="text"
              to={paths.instrument.href({ code, type: instrument.category, id: instrument.id })}
            >
              {t('orders:detail.chart')}
            </LinkButton>
          </div>
        ) : null}
      </Card>
      <Card title={t('orders:detail.history')}>
        <StatusTimeline
          history={option.history}
          wordOf={(status) => {
            const known = statuses.find((word) => word === status)
            return known ? t(`orders:status.${known}`) : status
          }}
        />
      </Card>
    </>
  )
}

/** One option of the account in use, followed until it is settled. */
function useOption(orderNo: string) {
  return useGetOptionsOrderById<Option>(
    { id: orderNo },
    {
      query: {
        select: toOption,
        refetchInterval: refetchWhile((result) => result.status === 'OPEN'),
      },
    },
  )
}
