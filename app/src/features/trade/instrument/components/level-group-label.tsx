import { useTranslation } from 'react-i18next'
import { formatPrice } from '#core/format/format-price.ts'
import { isolateFigure } from '#core/format/isolate-figure.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import type { ChartLevel } from '../model/chart-level.ts'
import { LevelName } from './level-label.tsx'

interface LevelGroupLabelProps {
  levels: readonly [ChartLevel, ...ChartLevel[]]
  instrument: Instrument
  side: 'above' | 'below' | undefined
  onOpen: () => void
}

/** Several levels at one price under one label; pressed, it opens into one for each. */
export function LevelGroupLabel({ levels, instrument, side, onOpen }: LevelGroupLabelProps) {
  const { t } = useTranslation('instrument')
  const [first, ...others] = levels
  const titles = levels.map(({ title }) => title).join(', ')
  const price = isolateFigure(formatPrice(first.price, instrument.decimals))
  return (
    <button
      type="button"
      className="level-label"
      aria-label={t('level.group', { titles, price })}
      title={titles}
      onClick={onOpen}
    >
      <LevelName level={first} side={side} />
      <bdi dir="ltr" className="level-net">
        +{others.length}
      </bdi>
    </button>
  )
}
