import type { AmountReading } from '@swx/sdk/money'
import { clsx } from 'clsx'
import { OctagonAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPercent } from '#core/format/figures.ts'
import { priceKind } from '#core/forms/amount-field.tsx'
import { AmountEcho, AmountQuestion, readingsOf } from '#core/forms/amount-question.tsx'
import { useAmountError, useAmountReading } from '#core/forms/use-amount-reading.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { FieldContext } from '#ui/form/field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { type ProtectiveStopControl, stopAt } from '../model/protective-stop.ts'
import type { StopProposal } from '../model/stop-presets.ts'
import { StopPresets } from './stop-presets.tsx'

/** One of the two stops as a form has it. */
export interface ProtectiveStopForm extends ProtectiveStopControl, StopProposal {
  /** What closing at a price comes to after both fees, in dollars; undefined while that is not known. */
  readonly netAt: (price: number) => string | undefined
  /** What is wrong with it, in words. */
  readonly error: string | undefined
}

const kinds = ['stopLoss', 'takeProfit'] as const

interface ProtectiveStopFieldsProps extends Readonly<Record<(typeof kinds)[number], ProtectiveStopForm>> {
  /** Decimals of the instrument's prices. */
  decimals: number
  /** Of now. */
  price: number
}

/** Stop loss and take profit side by side; what is wrong with them has the whole width below. */
export function ProtectiveStopFields({ decimals, price, ...forms }: ProtectiveStopFieldsProps) {
  const { t } = useTranslation('orders')
  const id = useId()
  const { read, write } = useAmountReading()
  const errorOf = useAmountError()
  const kindOfPrice = priceKind(decimals)
  const stopOf = (at: number | undefined) => stopAt(at, decimals, write)
  const fields = kinds.map((kind) => {
    const form = forms[kind]
    const reading = read(form.entry.isOn ? form.entry.text : '', kindOfPrice)
    return { kind, form, reading, error: errorOf(reading, kindOfPrice) ?? form.error }
  })
  return (
    <>
      {fields.map(({ kind, form, reading, error }) => (
        <ProtectiveStopField
          key={kind}
          id={`${id}-${kind}`}
          kind={kind}
          entry={form.entry}
          onEntry={form.onEntry}
          inputRef={form.inputRef}
          hasError={error !== undefined}
          reading={reading}
          onSwitchOn={() => form.onEntry(stopOf(form.proposed))}
        >
          <StopOutcome
            id={`${id}-${kind}-echo`}
            label={t(`levels.${kind}`)}
            reading={reading}
            isAsTyped={reading.kind === 'value' && form.entry.text === write(reading.value)}
            decimals={decimals}
            price={price}
            netAt={error === undefined ? form.netAt : undefined}
          />
          <StopPresets
            label={t('levels.presets', { exit: t(`levels.${kind}`) })}
            presets={form.presets}
            price={price}
            chosen={reading.kind === 'value' ? Number(reading.value) : undefined}
            netAt={form.netAt}
            onPick={(at) => form.onEntry(stopOf(at))}
          />
        </ProtectiveStopField>
      ))}
      {fields.map(({ kind, form, reading, error }) =>
        error === undefined ? (
          <AmountQuestion
            key={kind}
            id={`${id}-${kind}-error`}
            reading={reading}
            label={t(`levels.${kind}`)}
            scale={decimals}
            onPick={(value) => form.onEntry({ ...form.entry, text: write(value) })}
          />
        ) : (
          <p
            key={kind}
            id={`${id}-${kind}-error`}
            className="col-span-full flex items-start gap-1.5 text-12 text-danger"
          >
            <OctagonAlert className="size-4 flex-none" aria-hidden="true" />
            {error}
          </p>
        ),
      )}
    </>
  )
}

interface StopOutcomeProps {
  id: string
  label: string
  reading: AmountReading
  /** Whether what was understood is what stands in the field, so that it need not be shown twice. */
  isAsTyped: boolean
  decimals: number
  /** Of now. */
  price: number
  netAt: ((price: number) => string | undefined) | undefined
}

/** Under a stop: what was understood, how far it is from the price, and what closing there comes to. */
function StopOutcome({ id, label, reading, isAsTyped, decimals, price, netAt }: StopOutcomeProps) {
  if (reading.kind !== 'value') return <p className="min-h-4.5" />
  const at = Number(reading.value)
  const net = netAt?.(at)
  return (
    <div className="flex min-h-4.5 flex-wrap items-baseline justify-between gap-x-2 text-12 text-muted">
      <span id={id} className={clsx(isAsTyped && 'sr-only')}>
        <span className="sr-only">{label}</span> <AmountEcho reading={reading} scale={decimals} />
      </span>
      <Figure value={formatPercent((at / price - 1) * 100)} />
      {net === undefined ? null : <Figure value={formatMoney(net, { sign: true })} unit="USD" />}
    </div>
  )
}

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
function ProtectiveStopField({
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
