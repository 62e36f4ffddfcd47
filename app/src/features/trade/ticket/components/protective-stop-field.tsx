import type { AmountReading } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { readingsOf } from '../../../../ui/form/amount-question.tsx'
import { FieldContext } from '../../../../ui/form/field-context.ts'
import { Switch } from '../../../../ui/form/switch.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import type { ProtectiveStopControl } from './use-protective-stop.ts'

interface ProtectiveStopFieldProps extends ProtectiveStopControl {
  /** Of the input; its error stands elsewhere, under `${id}-error`, what was understood under `${id}-echo`. */
  id: string
  kind: 'stopLoss' | 'takeProfit'
  /** An example of a reasonable price. */
  placeholder?: string | undefined
  hasError: boolean
  /** What was understood of the entry. */
  reading: AmountReading
}

/** The price at which a position closes by itself: switched on, then entered. */
export function ProtectiveStopField({
  id,
  kind,
  entry,
  onEntry,
  inputRef,
  placeholder,
  hasError,
  reading,
}: ProtectiveStopFieldProps) {
  const { t } = useTranslation('orders')
  const label = t(`levels.${kind}`)
  const isAsked = readingsOf(reading) !== undefined
  const isRead = reading.kind === 'value'
  const describedBy = hasError || isAsked ? `${id}-error` : isRead ? `${id}-echo` : undefined
  return (
    <div className="grid min-w-0 gap-1.5">
      <div className="flex min-h-5 items-end justify-between gap-1 text-13">
        <label htmlFor={id} className="font-strong">
          {label}
        </label>
        <span className="-mx-1 -my-3">
          <Switch
            label={t('levels.use', { exit: label })}
            checked={entry.isOn}
            onChange={(isOn) => onEntry({ ...entry, isOn })}
          />
        </span>
      </div>
      <FieldContext
        value={{
          id,
          describedBy,
          invalid: hasError,
          isAsked,
        }}
      >
        <TextInput
          ref={inputRef}
          figure
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          disabled={!entry.isOn}
          placeholder={entry.isOn ? placeholder : t('levels.off')}
          value={entry.isOn ? entry.text : ''}
          onChange={({ target }) => onEntry({ ...entry, text: target.value })}
        />
      </FieldContext>
    </div>
  )
}
