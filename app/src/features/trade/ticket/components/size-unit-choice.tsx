import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type SizeUnit, sizeUnits } from '../model/ticket-size.ts'

interface SizeUnitChoiceProps {
  unit: SizeUnit
  onUnit: (unit: SizeUnit) => void
}

/** The unit of the size, chosen at the end of its field. */
export function SizeUnitChoice({ unit, onUnit }: SizeUnitChoiceProps) {
  const { t } = useTranslation('orders')
  return (
    <span className="relative -me-3 flex self-stretch rounded-e-2 border-s border-line bg-surface-sunken">
      <select
        name="unit"
        aria-label={t('sizeIn.label')}
        value={unit}
        onChange={({ target }) => onUnit(sizeUnits.find((known) => known === target.value) ?? unit)}
        className="appearance-none bg-transparent ps-3 pe-8 text-13 font-strong outline-offset-[-3px]"
      >
        {sizeUnits.map((value) => (
          <option key={value} value={value}>
            {t(`sizeIn.unit.${value}`)}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-4"
        aria-hidden="true"
      />
    </span>
  )
}
