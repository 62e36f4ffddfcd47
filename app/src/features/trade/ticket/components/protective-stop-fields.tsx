import { OctagonAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AmountEcho } from '../../../../ui/form/amount-echo.tsx'
import { AmountQuestion } from '../../../../ui/form/amount-question.tsx'
import { useAmountProblem } from '../../../../ui/form/use-amount-error.ts'
import { useAmountReading } from '../../../../ui/form/use-amount-reading.ts'
import { type ExitEntry, priceKind } from '../model/ticket.ts'
import { ExitField } from './protective-stop-field.tsx'

/** One of the two stops as a form has it. */
export interface ExitForm {
  readonly entry: ExitEntry
  readonly onEntry: (entry: ExitEntry) => void
  readonly placeholder?: string | undefined
  /** What is wrong with it, in words. */
  readonly problem: string | undefined
}

const kinds = ['stopLoss', 'takeProfit'] as const

/** Props of {@link ExitFields}. */
export interface ExitFieldsProps extends Readonly<Record<(typeof kinds)[number], ExitForm>> {
  /** Decimals of the instrument's prices. */
  decimals: number
}

/** Stop loss and take profit side by side; what is wrong with them has the whole width below. */
export function ExitFields({ decimals, ...forms }: ExitFieldsProps) {
  const { t } = useTranslation('orders')
  const id = useId()
  const { read, write } = useAmountReading()
  const problemOf = useAmountProblem()
  const price = priceKind({ decimals })
  const fields = kinds.map((kind) => {
    const form = forms[kind]
    const reading = read(form.entry.isOn ? form.entry.text : '', price)
    return { kind, form, reading, problem: problemOf(reading, price) ?? form.problem }
  })
  return (
    <>
      {fields.map(({ kind, form: { problem: _, ...form }, reading, problem }) => (
        <ExitField
          key={kind}
          id={`${id}-${kind}`}
          kind={kind}
          hasProblem={problem !== undefined}
          reading={reading}
          {...form}
        />
      ))}
      <p className="col-span-full flex flex-wrap justify-between gap-x-3 text-12 text-muted empty:hidden">
        {fields.map(({ kind, reading }) =>
          reading.kind === 'value' ? (
            <span key={kind} id={`${id}-${kind}-echo`} className="flex items-baseline gap-1.5">
              {t(`exit.${kind}`)} <AmountEcho reading={reading} scale={decimals} />
            </span>
          ) : null,
        )}
      </p>
      {fields.map(({ kind, form, reading, problem }) =>
        problem === undefined ? (
          <AmountQuestion
            key={kind}
            id={`${id}-${kind}-problem`}
            reading={reading}
            label={t(`exit.${kind}`)}
            scale={decimals}
            onPick={(value) => form.onEntry({ ...form.entry, text: write(value) })}
          />
        ) : (
          <p
            key={kind}
            id={`${id}-${kind}-problem`}
            className="col-span-full flex items-start gap-1.5 text-12 text-danger"
          >
            <OctagonAlert className="size-4 flex-none" aria-hidden="true" />
            {problem}
          </p>
        ),
      )}
    </>
  )
}
