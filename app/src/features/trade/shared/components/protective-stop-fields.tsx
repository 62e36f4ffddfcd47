import type { AmountReading } from '@swx/sdk/money'
import { clsx } from 'clsx'
import { ChevronDown, OctagonAlert } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPercent, formatPrice } from '#core/format/figures.ts'
import { priceKind } from '#core/forms/amount-field.tsx'
import { AmountEcho, AmountQuestion, readingsOf } from '#core/forms/amount-question.tsx'
import { useAmountError, useAmountReading } from '#core/forms/use-amount-reading.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { FieldContext } from '#ui/form/field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { noStop, type ProtectiveStopControl, stopAt } from '../model/protective-stop.ts'
import type { StopProposal } from '../model/stop-presets.ts'
import { StopPresets } from './stop-presets.tsx'

/** One of the stops as a form has it. */
export interface ProtectiveStopForm extends ProtectiveStopControl, StopProposal {
  /** What closing at a price comes to after both fees, in dollars; undefined while that is not known. */
  readonly netAt: (price: number) => string | undefined
  /** What is wrong with it, in words. */
  readonly error: string | undefined
}

/** A stop loss that trails: what is typed is its distance. */
interface TrailingStopForm extends ProtectiveStopForm {
  /** Where it stands first at a distance. */
  readonly stopAt: (distance: number) => number
}

const losing = ['stopLoss', 'trailing'] as const

/** The two kinds of a stop loss. */
type LosingStop = (typeof losing)[number]

interface ProtectiveStopFieldsProps {
  stopLoss: ProtectiveStopForm
  trailing: TrailingStopForm
  takeProfit: ProtectiveStopForm
  /** Decimals of the instrument's prices. */
  decimals: number
  /** That the position opens at, or that of now. */
  price: number
}

/** A stop loss, which can trail, and a take profit side by side; what is wrong with them has the whole width below. */
export function ProtectiveStopFields({ decimals, price, ...forms }: ProtectiveStopFieldsProps) {
  const { t } = useTranslation('orders')
  const id = useId()
  const { read, write } = useAmountReading()
  const errorOf = useAmountError()
  const [picked, setPicked] = useState<LosingStop>()
  const kindOfPrice = priceKind(decimals)
  const stopOf = (at: number | undefined) => stopAt(at, decimals, write)
  const lossStop = losing.find((stop) => forms[stop].entry.isOn) ?? picked ?? 'stopLoss'
  const fields = ([lossStop, 'takeProfit'] as const).map((stop) => {
    const form = forms[stop]
    const reading = read(form.entry.isOn ? form.entry.text : '', kindOfPrice)
    return { stop, form, reading, error: errorOf(reading, kindOfPrice) ?? form.error }
  })
  const chooseLoss = (next: LosingStop) => {
    setPicked(next)
    if (next === lossStop || !forms[lossStop].entry.isOn) return
    forms[lossStop].onEntry(noStop)
    forms[next].onEntry(stopOf(forms[next].proposed))
  }
  /** The price at which a stop closes first, for what is typed into it. */
  const priceOf = (stop: LosingStop | 'takeProfit', typed: number) =>
    stop === 'trailing' ? forms.trailing.stopAt(typed) : typed

  return (
    <>
      {fields.map(({ stop, form, reading, error }) => (
        <ProtectiveStopField
          key={stop}
          id={`${id}-${stop}`}
          name={stop}
          label={t(`levels.${stop}`)}
          beside={stop === 'takeProfit' ? null : <LosingStopChoice chosen={lossStop} onChoose={chooseLoss} />}
          entry={form.entry}
          onEntry={form.onEntry}
          inputRef={form.inputRef}
          hasError={error !== undefined}
          reading={reading}
          onSwitchOn={() => form.onEntry(stopOf(form.proposed))}
        >
          <StopOutcome
            id={`${id}-${stop}-echo`}
            label={t(`levels.${stop}`)}
            reading={reading}
            isAsTyped={reading.kind === 'value' && form.entry.text === write(reading.value)}
            decimals={decimals}
            price={price}
            at={reading.kind === 'value' ? priceOf(stop, Number(reading.value)) : undefined}
            trails={stop === 'trailing'}
            netAt={error === undefined ? form.netAt : undefined}
          />
          <StopPresets
            label={t('levels.presets', { exit: t(`levels.${stop}`) })}
            presets={form.presets}
            priceOf={(typed) => priceOf(stop, typed)}
            price={price}
            chosen={reading.kind === 'value' ? Number(reading.value) : undefined}
            netAt={form.netAt}
            onPick={(typed) => form.onEntry(stopOf(typed))}
          />
        </ProtectiveStopField>
      ))}
      {fields.map(({ stop, form, reading, error }) =>
        error === undefined ? (
          <AmountQuestion
            key={stop}
            id={`${id}-${stop}-error`}
            reading={reading}
            label={t(`levels.${stop}`)}
            scale={decimals}
            onPick={(value) => form.onEntry({ ...form.entry, text: write(value) })}
          />
        ) : (
          <p
            key={stop}
            id={`${id}-${stop}-error`}
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

interface LosingStopChoiceProps {
  chosen: LosingStop
  onChoose: (stop: LosingStop) => void
}

/** Whether the stop loss stays at its price or trails: the browser's own list under an arrow beside the label. */
function LosingStopChoice({ chosen, onChoose }: LosingStopChoiceProps) {
  const { t } = useTranslation('orders')
  return (
    <span className="relative inline-grid size-5 place-items-center rounded-1 focus-within:outline-2 on-mobile:-my-1.5 on-mobile:size-8">
      <ChevronDown className="size-4 text-muted" aria-hidden="true" />
      <select
        aria-label={t('levels.lossKind')}
        value={chosen}
        onChange={({ target }) => onChoose(losing.find((known) => known === target.value) ?? chosen)}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        {losing.map((stop) => (
          <option key={stop} value={stop}>
            {t(`levels.${stop}`)}
          </option>
        ))}
      </select>
    </span>
  )
}

interface StopOutcomeProps {
  id: string
  label: string
  reading: AmountReading
  /** Whether what was understood is what stands in the field, so that it need not be shown twice. */
  isAsTyped: boolean
  decimals: number
  /** That the distance is counted from. */
  price: number
  /** Where the stop is; undefined while it is no price. */
  at: number | undefined
  /** What is typed is a distance: where the stop stands first is shown as well. */
  trails: boolean
  netAt: ((price: number) => string | undefined) | undefined
}

/** Under a stop: what was understood, how far it is from the price, and what closing there comes to. */
function StopOutcome({
  id,
  label,
  reading,
  isAsTyped,
  decimals,
  price,
  at,
  trails,
  netAt,
}: StopOutcomeProps) {
  const { t } = useTranslation('orders')
  if (reading.kind !== 'value' || at === undefined) return <p className="min-h-4.5" />
  const net = netAt?.(at)
  return (
    <div className="flex min-h-4.5 flex-wrap items-baseline justify-between gap-x-2 text-12 text-muted">
      <span id={id} className={clsx(isAsTyped && 'sr-only')}>
        <span className="sr-only">{label}</span> <AmountEcho reading={reading} scale={decimals} />
      </span>
      {trails ? (
        <span>
          {t('levels.firstAt')} <Figure value={formatPrice(at, decimals)} />
        </span>
      ) : (
        <Figure value={formatPercent((at / price - 1) * 100)} />
      )}
      {net === undefined ? null : <Figure value={formatMoney(net, { sign: true })} unit="USD" />}
    </div>
  )
}

interface ProtectiveStopFieldProps extends ProtectiveStopControl {
  /** Of the input; its error stands elsewhere, under `${id}-error`, what was understood under `${id}-echo`. */
  id: string
  /** Of the input among the elements of its form. */
  name: string
  label: string
  /** Follows the label. */
  beside: ReactNode
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
  name,
  label,
  beside,
  entry,
  onEntry,
  inputRef,
  hasError,
  reading,
  onSwitchOn,
  children,
}: ProtectiveStopFieldProps) {
  const { t } = useTranslation('orders')
  const { isOn, text } = entry
  const isAsked = readingsOf(reading) !== undefined
  const isRead = reading.kind === 'value'
  const describedBy = hasError || isAsked ? `${id}-error` : isRead ? `${id}-echo` : undefined
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="flex min-h-5 items-end justify-between gap-1 text-13">
        <span className="flex min-w-0 items-end gap-0.5">
          <label htmlFor={id} className="font-strong">
            {label}
          </label>
          {beside}
        </span>
        <span className="-mx-1 -mt-3 -mb-1.5">
          <Switch
            label={t('levels.use', { exit: label })}
            checked={isOn}
            onChange={(next) => (next ? onSwitchOn() : onEntry(noStop))}
          />
        </span>
      </div>
      <FieldContext value={{ id, describedBy, invalid: hasError, isAsked }}>
        <TextInput
          ref={inputRef}
          name={name}
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
