import type { AmountReading } from '@swx/sdk/money'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readingsOf } from '#core/forms/amount-question.tsx'
import { FieldContext } from '#ui/form/field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { ProtectiveStopControl } from '../model/protective-stop.ts'

interface ProtectiveStopFieldProps extends ProtectiveStopControl {
  /** Of the input; its error stands elsewhere, under `${id}-error`, what was understood under `${id}-echo`. */
  id: string
  kind: 'stopLoss' | 'takeProfit'
  hasError: boolean
  /** What was understood of the entry. */
  reading: AmountReading
  /** Enters the price that is proposed. */
  onSwitchOn: () => void
  /** Below the field of a stop that is on: what closing there comes to, and other prices. */
  children: ReactNode
}

/** The price at which a position closes by itself: switched on anywhere on the field, with a price that is then there. */
export function ProtectiveStopField({
  id,
  kind,
  entry,
  onEntry,
  inputRef,
  hasError,
  reading,
  onSwitchOn,
  children,
}: ProtectiveStopFieldProps) {
  const { t } = useTranslation('orders')
  const label = t(`levels.${kind}`)
  const { isOn, text } = entry
  const isAsked = readingsOf(reading) !== undefined
  const isRead = reading.kind === 'value'
  const describedBy = hasError || isAsked ? `${id}-error` : isRead ? `${id}-echo` : undefined
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="flex min-h-5 items-end justify-between gap-1 text-13">
        <label htmlFor={id} className="font-strong">
          {label}
        </label>
        <span className="-mx-1 -my-3">
          <Switch
            label={t('levels.use', { exit: label })}
            checked={isOn}
            onChange={(next) => (next ? onSwitchOn() : onEntry({ isOn: false, text: '' }))}
          />
        </span>
      </div>
      <FieldContext value={{ id, describedBy, invalid: hasError, isAsked }}>
        <TextInput
          ref={inputRef}
          figure={isOn}
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          // Off it takes no text and is no stop of the tab key: the switch is. A tap on it switches the stop on.
          readOnly={!isOn}
          tabIndex={isOn ? undefined : -1}
          onClick={isOn ? undefined : onSwitchOn}
          placeholder={isOn ? undefined : t('levels.off')}
          value={isOn ? text : ''}
          onChange={({ target }) => onEntry({ isOn: true, text: target.value })}
          className={clsx(!isOn && 'cursor-pointer bg-surface-sunken!')}
        />
      </FieldContext>
      {isOn ? children : null}
    </div>
  )
}
