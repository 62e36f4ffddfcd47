import { useGetOption } from '@swx/sdk/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { formatMoney, formatRate } from '#core/format/figures.ts'
import { useInstruments } from '#core/instruments/use-instruments.ts'
import { OrderDetail, OrderPage } from '#features/trade/shared/components/order-detail.tsx'
import { OrderTime, PriceFigure } from '#features/trade/shared/components/order-figures.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { RecordNumber } from '#ui/figure/record-number.tsx'
import { type Option, toOption, usePeriodText } from '../model/option.ts'
import { OptionState, useDelayedRefetch } from './option-state.tsx'

interface OptionDetailProps {
  orderNo: string
  /** Shown where there is no such option. */
  unknown: ReactNode
}

const statuses = ['OPEN', 'WON', 'LOST', 'TIED', 'VOID'] as const

/** Everything about one option: strike, end and result. */
export function OptionDetail({ orderNo, unknown }: OptionDetailProps) {
  const { t } = useTranslation('options')
  const query = useOption(orderNo)
  return (
    <OrderPage
      orderNo={orderNo}
      query={query}
      loading={t('detail.loading')}
      failed={t('detail.failed')}
      unknown={unknown}
    >
      {(option) => <Detail option={option} refetch={query.refetch} />}
    </OrderPage>
  )
}

interface DetailProps {
  option: Option
  refetch: () => unknown
}

function Detail({ option, refetch }: DetailProps) {
  const { t } = useTranslation(['options', 'orders'])
  const periodText = usePeriodText()
  const refetchLater = useDelayedRefetch(refetch)
  const instrument = useInstruments([option.marketId]).get(option.marketId)
  const { code, direction, profit, settlePrice } = option
  const price = (value: number) => <PriceFigure price={value} instrument={instrument} />
  const money = (amount: string) => <Figure value={formatMoney(amount)} unit="USD" />

  return (
    <OrderDetail
      orderNo={option.orderNo}
      note={option.note}
      name={
        <>
          <bdi>{code}</bdi> · {t(`direction.${direction}`)}
        </>
      }
      state={<OptionState option={option} onExpire={refetchLater} />}
      code={code}
      instrument={instrument}
      rows={[
        { key: 'no', label: t('orders:detail.orderNo'), value: <RecordNumber value={option.orderNo} /> },
        { key: 'opened', label: t('list.column.openedAt'), value: <OrderTime at={option.openedAt} /> },
        { key: 'period', label: t('detail.period'), value: periodText(option.periodSeconds) },
        { key: 'ends', label: t('detail.ends'), value: <OrderTime at={option.expiresAt} /> },
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
      history={option.history}
      wordOf={(status) => {
        const known = statuses.find((word) => word === status)
        return known ? t(`orders:status.${known}`) : status
      }}
    />
  )
}

/** One option of the account in use, followed until it is settled. */
function useOption(orderNo: string) {
  return useGetOption<Option>(
    { id: orderNo },
    {
      query: {
        select: toOption,
        refetchInterval: refetchWhile((result) => result.status === 'OPEN'),
      },
    },
  )
}
