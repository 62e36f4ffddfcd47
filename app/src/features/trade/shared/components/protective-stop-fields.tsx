import type { AmountReading, StopIssue } from '@swx/sdk/money'
import { clsx } from 'clsx'
import { ChevronDown, OctagonAlert } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPercent, formatPrice } from '#core/format/figures.ts'
import { AmountEcho, AmountQuestion, readingsOf } from '#core/forms/amount-question.tsx'
import { useAmountError, useAmountReading } from '#core/forms/use-amount-reading.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { FieldContext } from '#ui/form/field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { noStop, stopAt, stopKind } from '../model/protective-stop.ts'
import { type AimSetting, type StopName, type StopUnit, stopUnits, valueIn } from '../model/stop-aim.ts'
import type { StopProposal } from '../model/stop-presets.ts'
import { StopPresets } from './stop-presets.tsx'
import { StopUnitChoice } from './stop-unit-choice.tsx'
import type { ProtectiveStopControl } from './use-protective-stop.ts'

/** One of the stops as a form has it. */
export interface ProtectiveStopForm extends ProtectiveStopControl, StopProposal {
  /** Where it lies: its price, or its distance where it trails. Undefined for what is off or not understood. */
  readonly level: number | undefined
  readonly issue: StopIssue | undefined
  /** What is wrong with it, in words. */
  readonly error: string | undefined
  /**
   * What it can be given in.
   *
   * @default all
   */
  readonly units?: readonly StopUnit[] | undefined
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
  setting: AimSetting
}

/** A stop loss, which can trail, and a take profit side by side; what is wrong with them has the whole width below. */
export function ProtectiveStopFields({ decimals, setting, ...forms }: ProtectiveStopFieldsProps) {
  const { t } = useTranslation('orders')
  const id = useId()
  const { read, write } = useAmountReading()
  const errorOf = useAmountError()
  const [picked, setPicked] = useState<LosingStop>()
  const { price, netAt } = setting
  const stopOf = (at: number | undefined) => stopAt(at, decimals, write)
  /** The price at which a stop closes first, for where it lies. */
  const priceOf = (stop: StopName, level: number) =>
    stop === 'trailing' ? forms.trailing.stopAt(level) : level
  const lossStop = losing.find((stop) => forms[stop].entry.isOn) ?? picked ?? 'stopLoss'
  const fields = ([lossStop, 'takeProfit'] as const).map((stop) => {
    const form = forms[stop]
    const { isOn, text, unit = 'price' } = form.entry
    const kind = stopKind(unit, decimals)
    const reading = read(isOn ? text : '', kind)
    const error =
      errorOf(reading, kind, { name: stop, text }) ??
      (unit === 'money' ? moneyError(stop, reading) : undefined)
    return { stop, form, unit, kind, reading, error: error ?? form.error }
  })
  /** What is wrong with a stop in money; the words for a price would not say what to type. */
  function moneyError(stop: StopName, reading: AmountReading): string | undefined {
    const { level, issue, nearest } = forms[stop]
    if (reading.kind !== 'value') return undefined
    const least = netAt(stop, priceOf(stop, nearest))
    // Without a size nothing is known of money: the field of the size says so.
    if (least === undefined) return undefined
    if (level === undefined) return t('levels.outOfReach')
    if (issue !== 'tooNear' && issue !== 'wrongSide') return undefined
    return t('levels.leastMoney', { least: least.replace('-', '') })
  }
  const chooseLoss = (next: LosingStop) => {
    setPicked(next)
    if (next === lossStop || !forms[lossStop].entry.isOn) return
    forms[lossStop].onEntry(noStop)
    forms[next].onEntry(stopOf(forms[next].proposed))
  }
  return (
    <>
      {fields.map(({ stop, form, unit, kind, reading, error }) => (
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
          unit={
            <StopUnitChoice
              label={t('levels.unit', { exit: t(`levels.${stop}`) })}
              unit={unit}
              units={form.units ?? stopUnits}
              onUnit={(next) => {
                const value = form.level === undefined ? undefined : valueIn(next, stop, form.level, setting)
                form.onEntry(
                  next === 'price' && form.level !== undefined
                    ? stopOf(form.level)
                    : { isOn: true, unit: next, text: value === undefined ? '' : write(value) },
                )
              }}
            />
          }
        >
          <StopOutcome
            id={`${id}-${stop}-echo`}
            label={t(`levels.${stop}`)}
            reading={reading}
            scale={kind.scale}
            unit={unit}
            isAsTyped={reading.kind === 'value' && form.entry.text === write(reading.value)}
            decimals={decimals}
            price={price}
            level={form.level}
            at={form.level === undefined ? undefined : priceOf(stop, form.level)}
            trails={stop === 'trailing'}
            netAt={error === undefined ? (at) => netAt(stop, at) : undefined}
          />
          <StopPresets
            label={t('levels.presets', { exit: t(`levels.${stop}`) })}
            presets={form.presets}
            priceOf={(level) => priceOf(stop, level)}
            price={price}
            chosen={form.level}
            netAt={(at) => netAt(stop, at)}
            onPick={(level) => form.onEntry(stopOf(level))}
          />
        </ProtectiveStopField>
      ))}
      {fields.map(({ stop, form, kind, reading, error }) =>
        error === undefined ? (
          <AmountQuestion
            key={stop}
            id={`${id}-${stop}-error`}
            reading={reading}
            label={t(`levels.${stop}`)}
            scale={kind.scale}
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
  /** Decimals of what is typed. */
  scale: number
  unit: StopUnit
  /** Whether what was understood is what stands in the field, so that it need not be shown twice. */
  isAsTyped: boolean
  decimals: number
  /** The price that the distance is counted from. */
  price: number
  /** The price of the stop, or its distance where it trails; undefined while it is none. */
  level: number | undefined
  /** The price at which it closes first. */
  at: number | undefined
  /** What is typed is a distance: where the stop stands first is shown as well. */
  trails: boolean
  netAt: ((price: number) => string | undefined) | undefined
}

/** What follows a figure in each unit. */
const unitWords: Readonly<Record<StopUnit, string | undefined>> = {
  price: undefined,
  percent: '%',
  money: 'USD',
}

/** Under a stop: what was understood, how far it is from the price, and what closing there comes to. */
function StopOutcome({
  id,
  label,
  reading,
  scale,
  unit,
  isAsTyped,
  decimals,
  price,
  level,
  at,
  trails,
  netAt,
}: StopOutcomeProps) {
  const { t } = useTranslation('orders')
  if (reading.kind !== 'value' || level === undefined || at === undefined) return <p className="min-h-4.5" />
  const net = netAt?.(at)
  return (
    <div className="flex min-h-4.5 flex-wrap items-baseline justify-between gap-x-2 text-12 text-muted">
      <span id={id} className={clsx(isAsTyped && 'sr-only')}>
        <span className="sr-only">{label}</span>{' '}
        <AmountEcho reading={reading} scale={scale} unit={unitWords[unit]} />
      </span>
      {unit === 'price' ? null : (
        // Of what is typed this is what is sent.
        <span className="font-strong text-text">
          {trails ? `${t('levels.trailingShort')} ` : null}
          <Figure value={formatPrice(level, decimals)} />
        </span>
      )}
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
  /** The id of the input; the error has the id `${id}-error`, and what was understood `${id}-echo`. */
  id: string
  /** The name of the input among the elements of its form. */
  name: string
  label: string
  /** Follows the label. */
  beside: ReactNode
  hasError: boolean
  /** What was understood of the entry. */
  reading: AmountReading
  /** Enters the price that is proposed. */
  onSwitchOn: () => void
  /** Chooses what it is given in, at the end of a field that is on. */
  unit: ReactNode
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
  unit,
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
        <span className="-mx-1 -my-3 on-mobile:-mb-1.5">
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
          onChange={({ target }) => onEntry({ ...entry, isOn: true, text: target.value })}
          trailing={isOn ? unit : null}
          className={clsx(!isOn && 'cursor-pointer bg-surface-sunken!')}
        />
      </FieldContext>
      {isOn ? children : null}
    </div>
  )
}
