import type { TFunction } from 'i18next'
import { formatPrice } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import type { Drawing, DrawingPoint } from './drawing.ts'

/** A drawing in words: what it is, and at which prices. */
export function nameOfDrawing(t: TFunction<'chart'>, { kind, points }: Drawing, decimals: number): string {
  const [from, to] = points
  const named = { kind: t(`draw.kinds.${kind}`), decimals, from: from?.price ?? 0 }
  return to ? t('draw.between', { ...named, to: to.price }) : t('draw.at', named)
}

/** Where a point is: its price, and its moment in UTC. */
export const placeText = ({ time, price }: DrawingPoint, decimals: number, languageTag: string): string =>
  `${formatPrice(price, decimals)}, ${formatDateTime(time * 1000, languageTag)} UTC`
