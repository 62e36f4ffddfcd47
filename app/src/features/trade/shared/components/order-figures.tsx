import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { formatPrice } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'

interface OrderNameProps {
  order: { readonly orderNo: string; readonly code: string }
  /** The user's word for the way it goes. */
  direction: string
}

/** Code and direction of a position or an option; leads to everything about it. */
export function OrderName({ order, direction }: OrderNameProps) {
  return (
    <Link to={paths.orderDetail.href({ no: order.orderNo })} className="font-strong text-text">
      <bdi>{order.code}</bdi> <span className="text-12 font-regular text-muted">{direction}</span>
    </Link>
  )
}

interface PriceFigureProps {
  price: number
  /** Undefined while it is loading, or where it is not listed any more. */
  instrument: Pick<Instrument, 'decimals'> | undefined
}

/** A price as its instrument writes it; as it came while that is not known. */
export function PriceFigure({ price, instrument }: PriceFigureProps) {
  return (
    <bdi dir="ltr" className="num">
      {instrument ? formatPrice(price, instrument.decimals) : formatDecimal(price)}
    </bdi>
  )
}

/** When something happened to an order. */
export function OrderTime({ at }: { at: string | number }) {
  const { i18n } = useTranslation()
  return <bdi className="whitespace-nowrap tabular-nums">{formatDateTime(at, i18n.language)}</bdi>
}
