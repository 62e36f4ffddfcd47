import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { PriceAge } from '#core/live-prices/price-age.tsx'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { OrderName, PriceFigure } from '#features/trade/shared/components/order-figures.tsx'
import type { Position } from '#features/trade/shared/model/position.ts'
import { unrealisedAt } from '#features/trade/shared/model/position-preview.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { useTrailingStop } from '../api/use-trailing-stops.ts'

interface LiveCellProps {
  position: Position
  /** Undefined while it is loading, or where it is not listed any more. */
  instrument: Instrument | undefined
}

/** The present price of a position's instrument. */
export function PriceNow({ position, instrument }: LiveCellProps) {
  const live = useLivePrice(position.code)
  if (!instrument) return null
  const { price, trend } = live ?? { price: instrument.price, trend: 0 as const }
  return (
    <>
      <FlashingPrice price={price} decimals={instrument.decimals} trend={trend} />
      <PriceAge code={position.code} />
    </>
  )
}

/** Gain or loss of a position at the present price, before fees. */
export function Unrealised({ position, instrument }: LiveCellProps) {
  const price = useLivePrice(position.code)?.price
  const amount = instrument && price !== undefined ? unrealisedAt(position, price) : position.unrealised
  return (
    <span className="font-strong">
      <PriceChange text={formatMoney(amount, { sign: true })} />
    </span>
  )
}

/** The stop loss of a position, or where the one that trails stands at the present price. */
export function LossStop({ position, instrument }: LiveCellProps) {
  const { t } = useTranslation('orders')
  const trails = useTrailingStop(position)
  if (trails !== undefined)
    return (
      <>
        <PriceFigure price={trails} instrument={instrument} /> {t('levels.trailingShort')}
      </>
    )
  return position.stopLoss === undefined ? (
    t('position.none')
  ) : (
    <PriceFigure price={position.stopLoss} instrument={instrument} />
  )
}

/** Code and direction of a position; leads to everything about it. */
export function PositionName({ position }: { position: Pick<Position, 'orderNo' | 'code' | 'direction'> }) {
  const { t } = useTranslation('orders')
  return <OrderName order={position} direction={t(`direction.${position.direction}`)} />
}
