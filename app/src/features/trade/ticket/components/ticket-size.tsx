import { type AmountReading, stepDecimal } from '@swx/sdk/money'
import { ChevronDown } from 'lucide-react'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney } from '#core/format/figures.ts'
import { AmountEcho, AmountQuestion, readingsOf } from '#core/forms/amount-question.tsx'
import { useIsInTyping } from '#core/forms/field-in-typing.ts'
import { understoodValue, useAmountError, useAmountReading } from '#core/forms/use-amount-reading.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import {
  AvailableFunds,
  FundsError,
  isBeyondFunds,
} from '#features/trade/shared/components/available-funds.tsx'
import { useLotsTexts } from '#features/trade/shared/components/use-ticket-texts.ts'
import type { PositionDraft } from '#features/trade/shared/model/position-preview.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { Field } from '#ui/form/field.tsx'
import { PercentChips } from '#ui/form/percent-chips.tsx'
import { StepperInput } from '#ui/form/stepper-input.tsx'
import { amountOf, lotsForShare, type SizeUnit, sizeKind, sizeUnits } from '../model/position-size.ts'
import type { TicketReading } from '../model/ticket.ts'
import type { TicketForm } from '../model/ticket-form.ts'
import type { TicketErrors } from './use-leverage-ticket.ts'

interface TicketSizeProps {
  instrument: Instrument
  reading: TicketReading
  available: string | undefined
  /** Whether a stop loss was understood, reasonable or not. */
  hasStopLoss: boolean
  errorOf: TicketErrors
  /** Switches the stop loss on, which a size by risk is counted to. */
  onStopLoss: () => void
}

/** How large the position is: one field, in the unit that stands in it, typed, by steps, or as a share of the balance. */
export function TicketSize({
  instrument,
  reading: order,
  available,
  hasStopLoss,
  errorOf,
  onStopLoss,
}: TicketSizeProps) {
  const { t } = useTranslation('orders')
  const questionId = useId()
  const { mode } = useMode()
  const { read, write } = useAmountReading()
  const form = useFormContext<TicketForm>()
  const { sizeless } = order
  const { field } = useController({ control: form.control, name: 'size' })
  const { unit, text } = field.value
  const [picked, setPicked] = useState<{ readonly percent: number; readonly of: string }>()
  const kind = sizeKind(unit, instrument)
  const reading = read(text, kind)
  const isAsked = readingsOf(reading) !== undefined
  const lots = order.draft?.lots
  const isWithoutStop = unit === 'risk' && !hasStopLoss
  const unitWord = unit === 'lots' ? t('ticket.lots', { lots }) : unit === 'units' ? undefined : 'USD'
  const error = useSizeError({ unit, text, reading, order, instrument, available, errorOf })
  /** A share is picked as long as nothing that it was computed from or set has changed. */
  const setOf = (typed: string) => `${unit} ${typed} ${sizeless.leverage} ${sizeless.direction}`

  const type = (typed: string) => field.onChange({ unit, text: typed })
  /** Writes lots into the field, in a unit. */
  const convert = (size: string, into: SizeUnit) => {
    const amount = amountOf(into, size, sizeless)
    const written = amount === undefined ? '' : write(amount)
    const converted =
      into === 'lots' || amount === undefined ? undefined : { lots: size, stopLoss: sizeless.stopLoss }
    field.onChange({ unit: into, text: written, converted })
    return written
  }
  const chooseUnit = (into: SizeUnit) => {
    if (lots !== undefined) convert(lots, into)
    else if (text === '') convert(instrument.minLots, into)
    else field.onChange({ unit: into, text })
  }
  const step = (by: 1 | -1) => {
    const { lotStep, minLots: min, maxLots: max } = instrument
    const from = unit === 'lots' ? understoodValue(reading) : lots
    convert(stepDecimal(from, by, { step: lotStep, min, max }), unit)
  }
  const pickShare = (percent: number) => {
    const share = available === undefined ? undefined : lotsForShare(sizeless, instrument, available, percent)
    if (share === undefined)
      return toast(t('lots.noRoom', { min: instrument.minLots }), {
        tone: 'alert',
      })
    setPicked({ percent, of: setOf(convert(share, unit)) })
  }

  return (
    <div className="grid gap-1.5">
      <Field
        label={
          <>
            {t('ticket.size')} <ModeBadge mode={mode} />
          </>
        }
        aside={<AvailableFunds />}
        // What is wrong takes the place of the readings: nothing below moves.
        hint={
          error || isAsked ? undefined : (
            <span className="block min-h-9">
              <AmountEcho reading={reading} scale={unit === 'units' ? 0 : kind.scale} unit={unitWord}>
                <SizeReadings
                  unit={unit}
                  draft={order.draft}
                  isWithoutStop={isWithoutStop}
                  onStopLoss={onStopLoss}
                />
              </AmountEcho>
            </span>
          )
        }
        hintAbout={isWithoutStop ? undefined : `${unit} ${text} ${lots} ${sizeless.stopLoss}`}
        error={error && !isAsked ? <span className="block min-h-9">{error}</span> : undefined}
        question={isAsked ? questionId : undefined}
      >
        <StepperInput
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          maxLength={60}
          value={text}
          onChange={type}
          onStep={step}
          unit={<SizeUnitChoice unit={unit} onUnit={chooseUnit} />}
        />
      </Field>
      <AmountQuestion
        id={questionId}
        reading={reading}
        scale={kind.scale}
        unit={unitWord}
        onPick={(value) => {
          type(write(value))
          form.setFocus('size')
        }}
      />
      <PercentChips
        label={t('ticket.share')}
        onPick={pickShare}
        picked={picked?.of === setOf(text) ? picked.percent : undefined}
        disabled={available === undefined}
      />
    </div>
  )
}

interface SizeReadingsProps {
  unit: SizeUnit
  draft: PositionDraft | undefined
  /** A size by risk needs a stop loss that it is counted to. */
  isWithoutStop: boolean
  onStopLoss: () => void
}

/** The size in the other units, as text; for a size by risk without a stop loss, what it waits for. */
function SizeReadings({ unit, draft, isWithoutStop, onStopLoss }: SizeReadingsProps) {
  const { t } = useTranslation('orders')

  if (isWithoutStop)
    return (
      <>
        {t('sizeIn.noStop')}{' '}
        <button type="button" onClick={onStopLoss} className="text-accent underline">
          {t('levels.use', { exit: t('levels.stopLoss') })}
        </button>
      </>
    )
  if (draft === undefined) return null
  const textOf = (other: SizeUnit, amount: string) => {
    if (other === 'usd') return <Figure value={formatMoney(amount)} unit="USD" />
    return t(`sizeIn.reading.${other}`, { amount })
  }
  return (
    <span className="flex flex-wrap gap-x-3">
      {sizeUnits.map((other) => {
        const amount = other === unit ? undefined : amountOf(other, draft.lots, draft)
        return amount === undefined ? null : (
          <Fragment key={other}>
            <span className={other === 'lots' ? 'font-strong text-text' : undefined}>
              {textOf(other, amount)}
            </span>{' '}
          </Fragment>
        )
      })}
    </span>
  )
}

interface SizeErrorOptions extends Pick<TicketSizeProps, 'instrument' | 'available' | 'errorOf'> {
  readonly unit: SizeUnit
  readonly text: string
  /** What was read in the field, and what the whole ticket comes to. */
  readonly reading: AmountReading
  readonly order: TicketReading
}

/** What is wrong with the size of a ticket, in words; nothing for what is right, is empty yet, or waits for a stop loss. */
function useSizeError({
  unit,
  text,
  reading,
  order: { preview, sizeIssue },
  instrument,
  available,
  errorOf,
}: SizeErrorOptions): ReactNode {
  const { t } = useTranslation(['orders', 'errors'])
  const readingError = useAmountError()(reading, sizeKind(unit, instrument), { name: 'size', text })
  const isInTyping = useIsInTyping()
  const lots = useLotsTexts(instrument)
  const tooSmall = t('sizeIn.tooSmall', { min: instrument.minLots })
  const words =
    unit === 'lots'
      ? lots
      : {
          missing: t(unit === 'units' ? 'errors:enterPurchaseQuantity' : 'errors:enterInvestmentAmount'),
          zero: tooSmall,
        }

  if (readingError !== undefined) return readingError
  const own = errorOf('size', words)
  if (own !== undefined) return own
  if (sizeIssue === 'tooSmall') return isInTyping('size') ? undefined : tooSmall
  if (sizeIssue === 'tooLarge') return lots.tooLarge
  if (preview && available && isBeyondFunds(preview.total, available))
    return <FundsError total={preview.total} available={available} />
  return undefined
}

interface SizeUnitChoiceProps {
  unit: SizeUnit
  onUnit: (unit: SizeUnit) => void
}

/** The unit of the size, chosen at the end of its field. */
function SizeUnitChoice({ unit, onUnit }: SizeUnitChoiceProps) {
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
