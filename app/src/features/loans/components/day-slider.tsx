import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/form/icon-button.tsx'
import './day-slider.css'

export interface DaySliderProps {
  min: number
  max: number
  value: number
  onChange: (day: number) => void
  /** The day and what is repaid on it, read aloud. */
  valueText: string
}

/** Chooses a day by dragging, or in steps of one. It runs from the left in every language, as the drawing above it. */
export function DaySlider({ min, max, value, onChange, valueText }: DaySliderProps) {
  const { t } = useTranslation('loans')
  const move = (by: number) => onChange(Math.min(max, Math.max(min, value + by)))
  return (
    <div dir="ltr" className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
      <IconButton
        label={t('anyDay.earlier')}
        icon={<Minus className="size-4" aria-hidden="true" />}
        disabled={value <= min}
        onClick={() => move(-1)}
      />
      <input
        type="range"
        min={min}
        max={max}
        value={value}
        aria-label={t('anyDay.day')}
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(Number(target.value))}
        className="day-slider"
      />
      <IconButton
        label={t('anyDay.later')}
        icon={<Plus className="size-4" aria-hidden="true" />}
        disabled={value >= max}
        onClick={() => move(1)}
      />
    </div>
  )
}
