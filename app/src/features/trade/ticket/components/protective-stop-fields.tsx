import { OctagonAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AmountEcho } from '../../../../ui/form/amount-echo.tsx'
import { AmountQuestion } from '../../../../ui/form/amount-question.tsx'
import { priceKind } from '../../../../ui/form/price-field.tsx'
import { useAmountError } from '../../../../ui/form/use-amount-error.ts'
import { useAmountReading } from '../../../../ui/form/use-amount-reading.ts'
import { ProtectiveStopField } from './protective-stop-field.tsx'
import type { ProtectiveStopControl } from './use-protective-stop.ts'

/** One of the two stops as a form has it. */
export interface ProtectiveStopForm extends ProtectiveStopControl {
  readonly placeholder?: string | undefined
  /** What is wrong with it, in words. */
  readonly error: string | undefined
}

const kinds = ['stopLoss', 'takeProfit'] as const

/** Props of {@link ProtectiveStopFields}. */
export interface ProtectiveStopFieldsProps
  extends Readonly<Record<(typeof kinds)[number], ProtectiveStopForm>> {
  /** Decimals of the instrument's prices. */
  decimals: number
}

/** Stop loss and take profit side by side; what is wrong with them has the whole width below. */
export function ProtectiveStopFields({ decimals, ...forms }: ProtectiveStopFieldsProps) {
  const { t } = useTranslation('orders')
  const id = useId()
  const { read, write } = useAmountReading()
  const errorOf = useAmountError()
  const price = priceKind(decimals)
  const fields = kinds.map((kind) => {
    const form = forms[kind]
    const reading = read(form.entry.isOn ? form.entry.text : '', price)
    return { kind, form, reading, error: errorOf(reading, price) ?? form.error }
  })
  return (
    <>
      {fields.map(({ kind, form: { error: _, ...form }, reading, error }) => (
        <ProtectiveStopField
          key={kind}
          id={`${id}-${kind}`}
          kind={kind}
          hasError={error !== undefined}
          reading={reading}
          {...form}
        />
      ))}
      <p className="col-span-full flex flex-wrap justify-between gap-x-3 text-12 text-muted empty:hidden">
        {fields.map(({ kind, reading }) =>
          reading.kind === 'value' ? (
            <span key={kind} id={`${id}-${kind}-echo`} className="flex items-baseline gap-1.5">
              {t(`levels.${kind}`)} <AmountEcho reading={reading} scale={decimals} />
            </span>
          ) : null,
        )}
      </p>
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
