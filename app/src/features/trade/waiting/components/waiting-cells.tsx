import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { TriggerDistance } from '#features/trade/shared/components/waiting-fields.tsx'
import type { WaitingOrder } from '../model/waiting-order.ts'

interface WaitingCellProps {
  order: WaitingOrder
  /** Undefined while it is loading, or where it is not listed any more. */
  instrument: Instrument | undefined
}

/** Code, type and direction of a waiting order; leads to the chart of its instrument. */
export function WaitingName({ order, instrument }: WaitingCellProps) {
  const { t } = useTranslation('orders')
  const name = (
    <>
      <bdi>{order.code}</bdi>{' '}
      <span className="text-12 font-regular text-muted">
        {t(`entry.order.${order.type}.${order.direction}`)}
      </span>
    </>
  )
  return instrument ? (
    <Link
      to={paths.instrument.href({ code: order.code, type: instrument.category, id: instrument.id })}
      className="font-strong text-text"
    >
      {name}
    </Link>
  ) : (
    <span className="font-strong">{name}</span>
  )
}

/** How far the current price is from the one that is waited for. */
export function WaitingDistance({ order, instrument }: WaitingCellProps) {
  const price = useLivePrice(order.code)?.price ?? instrument?.price
  if (!instrument || price === undefined) return null
  return (
    <span className="text-muted">
      <TriggerDistance setting={{ ...order, price, tickSize: instrument.tickSize }} trigger={order.trigger} />
    </span>
  )
}
