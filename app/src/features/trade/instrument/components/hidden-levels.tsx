import { useTranslation } from 'react-i18next'
import { formatPrice } from '../../../../core/format/format-price.ts'
import { isolateFigure } from '../../../../core/format/isolate-figure.ts'
import { type Store, useStore } from '../../../../lib/store/create-store.ts'
import type { HiddenLevel } from './level-lines.ts'

interface HiddenLevelsProps {
  hidden: Store<readonly HiddenLevel[]>
  decimals: number
}

/** Levels that the view does not reach, by name: a stop out of view is still in force. */
export function HiddenLevels({ hidden, decimals }: HiddenLevelsProps) {
  const { t } = useTranslation('instrument')
  const levels = useStore(hidden)
  if (levels.length === 0) return null
  return (
    <ul
      aria-hidden="true"
      className="pointer-events-none absolute end-20 top-8 z-3 grid justify-items-end text-11 text-muted"
    >
      {levels.slice(0, 4).map(({ id, title, price, side }) => (
        <li key={id}>{t(`level.${side}`, { title, price: isolateFigure(formatPrice(price, decimals)) })}</li>
      ))}
    </ul>
  )
}
