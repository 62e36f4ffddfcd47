import { type AmountReading, decimalsOf, stepDecimal } from '@swx/sdk/money'
import { type ReactNode, useCallback, useId, useRef } from 'react'
import { Field } from '#ui/form/field.tsx'
import { StepperInput } from '#ui/form/stepper-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { AmountEcho, AmountQuestion, readingsOf } from './amount-question.tsx'
import { type AmountKind, understoodValue, useAmountError, useAmountReading } from './use-amount-reading.ts'
import type { Typed } from './use-typed.ts'

interface PriceFieldProps extends Omit<AmountFieldProps, 'currency' | 'scale' | 'steps' | 'unit'> {
  /** Decimals of the instrument's prices. */
  decimals: number
}

/** A price of an instrument, in dollars. */
export function PriceField({ decimals, ...rest }: PriceFieldProps) {
  return <AmountField {...rest} {...priceKind(decimals)} />
}

/** What a price of an instrument is read by. */
export const priceKind = (decimals: number) => ({ scale: decimals, currency: 'USD' })

/** What a change in percent is read by. */
export const changeKind = { scale: 2, allowNegative: true }

/** A change of a price in percent, above or below zero. */
export function ChangeField(props: Omit<AmountFieldProps, keyof AmountKind | 'steps' | 'unit'>) {
  return <AmountField {...props} {...changeKind} unit="%" />
}

/** The text stays as it was typed. */
export interface AmountFieldProps extends AmountKind, Typed {
  label: ReactNode
  /** Follows the figure: a currency, "lots". */
  unit?: string | undefined
  /** Beside the label, at its far end. */
  aside?: ReactNode
  hint?: ReactNode
  /** The hint follows a price. */
  isHintLive?: boolean | undefined
  /** What is wrong with the amount that was understood, or with its absence. */
  error?: ReactNode
  /** Gives the field a button for a step less and a step more. */
  steps?: { readonly step: string; readonly min: string; readonly max: string } | undefined
}

/**
 * An amount, size or price, read by the signs of the language shown. What was understood stands under it; what can mean
 * two amounts is asked back, and what is none says why. Forms take `MoneyField`, `SizeField` or `PriceField`.
 */
function AmountField({
  label,
  name,
  text,
  onText,
  onBlur,
  inputRef,
  unit,
  scale,
  currency,
  allowNegative,
  aside,
  hint,
  isHintLive = false,
  error,
  steps,
}: AmountFieldProps) {
  const questionId = useId()
  const input = useRef<HTMLInputElement>(null)
  const ref = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element
      if (typeof inputRef === 'function') inputRef(element)
      else if (inputRef) inputRef.current = element
    },
    [inputRef],
  )
  const { read, write } = useAmountReading()
  const errorOf = useAmountError()
  const kind = { scale, currency, ...(allowNegative === undefined ? {} : { allowNegative }) }
  const reading: AmountReading = read(text, kind)
  const readingError = errorOf(reading, kind, { name, text })
  const isAsked = readingsOf(reading) !== undefined
  const common = {
    ref,
    name,
    onBlur,
    autoComplete: 'off',
    maxLength: 60,
    value: text,
  } as const

  return (
    <div className="grid min-w-0 gap-1.5">
      <Field
        label={label}
        aside={aside}
        hint={
          <AmountEcho reading={reading} scale={scale} unit={unit}>
            {hint}
          </AmountEcho>
        }
        hintAbout={isHintLive ? text : undefined}
        error={readingError ?? (isAsked ? undefined : error)}
        question={isAsked ? questionId : undefined}
      >
        {steps ? (
          <StepperInput
            {...common}
            unit={unit}
            onChange={onText}
            onStep={(direction) => onText(write(stepDecimal(understoodValue(reading), direction, steps)))}
          />
        ) : (
          <TextInput
            {...common}
            figure
            inputMode="decimal"
            trailing={unit}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
      <AmountQuestion
        id={questionId}
        reading={reading}
        scale={scale}
        unit={unit}
        onPick={(value) => {
          onText(write(value))
          input.current?.focus()
        }}
      />
    </div>
  )
}

export interface MoneyFieldProps extends Omit<AmountFieldProps, 'currency' | 'scale' | 'steps'> {
  /** Code of its currency, which follows the figure. */
  currency: string
  /** The most decimals it can have. @default 2 */
  scale?: number | undefined
}

/** An amount of money. */
export function MoneyField({ currency, scale = 2, unit = currency, ...rest }: MoneyFieldProps) {
  return <AmountField {...rest} currency={currency} scale={scale} unit={unit} />
}

interface SizeFieldProps extends Omit<AmountFieldProps, 'currency' | 'scale' | 'steps'> {
  /** What it may be; each button adds or takes a step. Decimal strings. */
  range: { readonly min: string; readonly max: string; readonly step: string }
}

/** A size in lots or pieces, with a button for a step less and a step more. */
export function SizeField({ range, ...rest }: SizeFieldProps) {
  return <AmountField {...rest} scale={decimalsOf(range.step)} steps={range} />
}
