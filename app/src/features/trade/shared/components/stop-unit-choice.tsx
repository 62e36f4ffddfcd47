import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StopUnit } from '../model/stop-aim.ts'

interface StopUnitChoiceProps {
  label: string
  unit: StopUnit
  units: readonly StopUnit[]
  onUnit: (unit: StopUnit) => void
}

/** What a stop is given in, chosen at the end of its field: the browser's own list under an arrow, beside the sign of the unit. */
export function StopUnitChoice({ label, unit, units, onUnit }: StopUnitChoiceProps) {
  const { t } = useTranslation('orders')
  return (
    <span className="relative -me-2.5 flex flex-none items-center gap-0.5 self-stretch rounded-e-2 px-1 text-12 font-strong focus-within:outline-2 focus-within:-outline-offset-2 on-mobile:min-w-11 on-mobile:justify-center">
      {unit === 'percent' ? '%' : unit === 'money' ? 'USD' : null}
      <ChevronDown className="size-4 text-muted" aria-hidden="true" />
      <select
        aria-label={label}
        value={unit}
        onChange={({ target }) => onUnit(units.find((known) => known === target.value) ?? unit)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {(units.includes(unit) ? units : [unit, ...units]).map((value) => (
          <option key={value} value={value}>
            {t(`levels.in.${value}`)}
          </option>
        ))}
      </select>
    </span>
  )
}
