import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import type { Position } from '../model/position.ts'

/** Code and direction of a position; leads to everything about it. */
export function PositionName({ position }: { position: Pick<Position, 'orderNo' | 'code' | 'direction'> }) {
  const { t } = useTranslation('orders')
  return (
    <Link to={paths.orderDetail.href({ no: position.orderNo })} className="font-strong text-text">
      <bdi>{position.code}</bdi>{' '}
      <span className="text-12 font-regular text-muted">{t(`direction.${position.direction}`)}</span>
    </Link>
  )
}
