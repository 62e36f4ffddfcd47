import { useTranslation } from 'react-i18next'
import { DirectionArrow } from '#ui/figure/direction-arrow.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import type { Direction } from '../model/position-preview.ts'

interface DirectionChoiceProps {
  direction: Direction
  onDirection: (direction: Direction) => void
}

/** Long or short. They differ by arrow and word, not by the colour of a button. */
export function DirectionChoice({ direction, onDirection }: DirectionChoiceProps) {
  const { t } = useTranslation('orders')
  return (
    <Segmented
      size="lg"
      label={t('ticket.direction')}
      value={direction}
      onChange={onDirection}
      options={[
        { value: 'LONG', label: <DirectionArrow trend="up">{t('direction.LONG')}</DirectionArrow> },
        { value: 'SHORT', label: <DirectionArrow trend="down">{t('direction.SHORT')}</DirectionArrow> },
      ]}
    />
  )
}
