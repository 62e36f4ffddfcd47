import type { RefObject } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatQuantity } from '#core/format/figures.ts'
import { MoneyField } from '#core/forms/amount-field.tsx'
import type { AppForm } from '#core/forms/use-app-form.ts'
import { useTyped } from '#core/forms/use-typed.ts'
import { ImageField } from '#core/pictures/image-field.tsx'
import type { ImageUpload } from '#core/pictures/use-image-upload.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { ChoiceCards } from '#ui/form/choice-cards.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { DepositForm } from '../model/deposit-form.ts'
import { type DepositMethod, methodKey } from '../model/deposit-method.ts'
import { ReceiveAddress } from './receive-address.tsx'
import { SampleTransferButton } from './sample-transfer-button.tsx'

interface DepositFieldsProps {
  id: string
  methods: readonly DepositMethod[]
  method: DepositMethod
  onMethod: (method: DepositMethod) => void
  /** The smallest deposit in the currency; undefined while no price is known. */
  minimum: string | undefined
  /** Whether the smallest deposit is a worth in dollars. */
  hasDollarMinimum: boolean
  errorOf: AppForm<DepositForm>['errorOf']
  proof: ImageUpload
  proofInput: RefObject<HTMLInputElement | null>
  onSubmit: (event: { preventDefault(): void }) => void
}

/** What was sent, over which network, and how it can be found again. */
export function DepositFields({
  id,
  methods,
  method,
  onMethod,
  minimum,
  hasDollarMinimum,
  errorOf,
  proof,
  proofInput,
  onSubmit,
}: DepositFieldsProps) {
  const { t } = useTranslation(['deposit', 'errors'])
  const { mode } = useMode()
  const { control, register, formState } = useFormContext<DepositForm>()
  const { currency, scale } = method

  const minimumText =
    minimum === undefined
      ? hasDollarMinimum
        ? t('form.minimumUsd', { amount: method.minUsd })
        : t('form.minimumLater')
      : t('form.minimum', { amount: minimum, currency })
  const words = {
    tooSmall: t('errors:belowMinimum', { name: currency, limit: formatQuantity(minimum ?? '') }),
    referenceMissing: t('form.referenceMissing'),
    last6Wrong: t('form.last6Wrong'),
  }
  return (
    <Card title={t('form.title')}>
      <form id={id} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={onSubmit}>
        <DepositMethodChoice methods={methods} value={method} onChange={onMethod} />
        <ReceiveAddress method={method} />
        <MoneyField
          {...useTyped(control, 'amount')}
          currency={currency}
          scale={scale}
          label={
            <>
              {t('form.amount')} <ModeBadge mode={mode} />
            </>
          }
          hint={<RichText text={minimumText} />}
          isHintLive
          error={errorOf('amount', words)}
        />
        <SampleTransferButton proof={proof} />
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Field label={t('form.txHash')} hint={t('form.txHashHint')} error={errorOf('txHash', words)}>
            <TextInput
              {...register('txHash')}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={128}
            />
          </Field>
          <Field label={t('form.last6')} hint={t('form.last6Hint')} error={errorOf('last6', words)}>
            <TextInput
              {...register('last6', { deps: 'txHash' })}
              dir="ltr"
              autoComplete="off"
              maxLength={6}
            />
          </Field>
        </div>
        <ImageField
          label={t('form.proof')}
          hint={t('form.proofHint')}
          image={proof}
          isMissing={formState.isSubmitted}
          inputRef={proofInput}
        />
      </form>
    </Card>
  )
}

interface DepositMethodChoiceProps {
  methods: readonly DepositMethod[]
  value: DepositMethod
  onChange: (method: DepositMethod) => void
}

/** The methods of a deposit: a currency and its network each, one of them chosen. */
function DepositMethodChoice({ methods, value, onChange }: DepositMethodChoiceProps) {
  const { t } = useTranslation('deposit')
  return (
    <ChoiceCards
      label={t('form.method')}
      cards={methods.map((method) => ({
        value: methodKey(method),
        title: <bdi>{method.currency}</bdi>,
        note: t('form.network', { network: method.network }),
      }))}
      value={methodKey(value)}
      onChange={(key) => {
        const method = methods.find((one) => methodKey(one) === key)
        if (method) onChange(method)
      }}
    />
  )
}
