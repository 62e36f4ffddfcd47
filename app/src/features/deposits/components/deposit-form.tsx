import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '../../../core/account-mode/mode-badge.tsx'
import { useMode } from '../../../core/account-mode/use-mode.ts'
import { formatMoney } from '../../../core/format/format-money.ts'
import { formatQuantity } from '../../../core/format/format-quantity.ts'
import { ImageField } from '../../../core/image-upload/image-field.tsx'
import type { ImageUpload } from '../../../core/image-upload/use-image-upload.ts'
import { RichText } from '../../../lib/i18n/rich-text.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { DepositAmountError } from '../model/deposit-amount.ts'
import type { DepositMethod } from '../model/deposit-method.ts'
import type { TransferReference, TransferReferenceError } from '../model/transfer-reference.ts'
import { MethodChoice } from './method-choice.tsx'
import { ReceiveAddress } from './receive-address.tsx'

type Typed = TransferReference & { readonly amount: string }

/** The fields of the form, to put the user where something is wrong. */
export type DepositInputs = Readonly<
  Record<'amount' | 'txHash' | 'last6' | 'proof', RefObject<HTMLInputElement | null>>
>

/** Props of {@link DepositForm}. */
export interface DepositFormProps {
  id: string
  methods: readonly DepositMethod[]
  method: DepositMethod
  onMethod: (method: DepositMethod) => void
  /** The smallest deposit in the currency; undefined while no price is known. */
  minimum: string | undefined
  /** Whether the smallest deposit is a worth in dollars. */
  hasDollarMinimum: boolean
  typed: Typed
  onTyped: (change: Partial<Typed>) => void
  proof: ImageUpload
  /** What is wrong; undefined until the user wanted to report. */
  errors:
    | {
        amount: DepositAmountError | undefined
        reference: TransferReferenceError | undefined
        proof: boolean
      }
    | undefined
  inputs: DepositInputs
  onSubmit: () => void
}

const figure = <bdi key="figure" dir="ltr" className="num" />

/** What was sent, over which network, and how it can be found again. */
export function DepositForm({
  id,
  methods,
  method,
  onMethod,
  minimum,
  hasDollarMinimum,
  typed,
  onTyped,
  proof,
  errors,
  inputs,
  onSubmit,
}: DepositFormProps) {
  const { t } = useTranslation(['deposit', 'errors'])
  const { mode } = useMode()
  const { currency } = method

  const minimumText =
    minimum === undefined
      ? hasDollarMinimum
        ? t('form.minimumUsd', { amount: formatMoney(method.minUsd) })
        : t('form.minimumLater')
      : t('form.minimum', { amount: formatQuantity(minimum), currency })
  const amountErrors = {
    enter: t('errors:enterAmount'),
    nothing: t('errors:enterCorrectAmount'),
    minimum: t('errors:belowMinimum', { name: currency, limit: formatQuantity(minimum ?? '') }),
  }
  return (
    <Card title={t('form.title')}>
      <form
        id={id}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <MethodChoice methods={methods} value={method} onChange={onMethod} />
        <ReceiveAddress method={method} />
        <MoneyField
          label={
            <>
              {t('form.amount')} <ModeBadge mode={mode} />
            </>
          }
          hint={<RichText text={minimumText} parts={[figure]} />}
          error={errors?.amount && errors.amount !== 'unread' ? amountErrors[errors.amount] : undefined}
          currency={currency}
          scale={method.scale}
          unit={currency}
          inputRef={inputs.amount}
          text={typed.amount}
          onText={(amount) => onTyped({ amount })}
        />
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Field
            label={t('form.txHash')}
            hint={t('form.txHashHint')}
            error={errors?.reference === 'missing' ? t('form.referenceMissing') : undefined}
          >
            <TextInput
              ref={inputs.txHash}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={128}
              value={typed.txHash}
              onChange={(event) => onTyped({ txHash: event.target.value })}
            />
          </Field>
          <Field
            label={t('form.last6')}
            hint={t('form.last6Hint')}
            error={errors?.reference === 'last6' ? t('form.last6Wrong') : undefined}
          >
            <TextInput
              ref={inputs.last6}
              dir="ltr"
              autoComplete="off"
              maxLength={6}
              value={typed.last6}
              onChange={(event) => onTyped({ last6: event.target.value })}
            />
          </Field>
        </div>
        <ImageField
          label={t('form.proof')}
          hint={t('form.proofHint')}
          image={proof}
          isMissing={errors?.proof}
          inputRef={inputs.proof}
        />
      </form>
    </Card>
  )
}
