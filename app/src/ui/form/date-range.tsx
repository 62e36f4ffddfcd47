import { useTranslation } from 'react-i18next'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

/** A span of days, both ends within it, as `yyyy-mm-dd`; an empty end is open. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Whether a span can be asked for: it does not end before it starts. */
export const isSpan = ({ from, to }: Days): boolean => from === '' || to === '' || from <= to

export interface DateRangeProps {
  value: Days
  onChange: (value: Days) => void
  /** The last day that can be chosen. */
  max?: string | undefined
}

/** First and last day, in the browser's own calendar. Says so when the last comes before the first. */
export function DateRange({ value, onChange, max }: DateRangeProps) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,168px),1fr))] items-start gap-3">
      <Field label={t('dates.from')}>
        <TextInput
          type="date"
          value={value.from}
          max={max}
          onChange={(event) => onChange({ ...value, from: event.target.value })}
        />
      </Field>
      <Field label={t('dates.to')} error={isSpan(value) ? undefined : t('dates.backwards')}>
        <TextInput
          type="date"
          value={value.to}
          max={max}
          onChange={(event) => onChange({ ...value, to: event.target.value })}
        />
      </Field>
    </div>
  )
}
