import { clsx } from 'clsx'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatRate } from '#core/format/figures.ts'
import { ImageField } from '#core/pictures/image-field.tsx'
import type { ImageUpload } from '#core/pictures/use-image-upload.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { ChoiceCards } from '#ui/form/choice-cards.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Card } from '#ui/layout/card.tsx'
import { payoutOf, type WithdrawalMethod } from '../model/withdrawal-method.ts'
import { AddressField } from './address-field.tsx'
import type { Withdrawing } from './use-withdrawal-form.ts'
import { WithdrawalAmountField } from './withdrawal-amount-field.tsx'

export interface WithdrawalFieldsProps {
  id: string
  methods: readonly WithdrawalMethod[]
  withdrawing: Withdrawing
  proof: ImageUpload
  onSubmit: (event: { preventDefault(): void }) => void
}

/** How, how much and where to. */
export function WithdrawalFields({ id, methods, withdrawing, proof, onSubmit }: WithdrawalFieldsProps) {
  const { t } = useTranslation('withdrawals')
  const { method, choose, payout } = withdrawing
  return (
    <Card aria-label={t('form.title')}>
      <form id={id} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={onSubmit}>
        <WithdrawalSteps withdrawing={withdrawing} />
        <PayoutMethodChoice methods={methods} value={method} onChange={({ method: name }) => choose(name)} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-5 md:grid-cols-2">
          <WithdrawalAmountField withdrawing={withdrawing} />
          {payout ? (
            <AddressField payout={payout} withdrawing={withdrawing} />
          ) : (
            <BankFields withdrawing={withdrawing} />
          )}
        </div>
        <ImageField label={t('form.proof')} hint={t('form.proofHint')} image={proof} />
      </form>
    </Card>
  )
}

interface BankFieldProps {
  withdrawing: Withdrawing
  name: 'bankName' | 'cardholder' | 'accountNo'
  hint?: string | undefined
}

/** Where the money goes by a bank: bank, account holder, account. */
function BankFields({ withdrawing }: Pick<BankFieldProps, 'withdrawing'>) {
  const { t } = useTranslation('withdrawals')
  return (
    <div className="grid gap-4">
      <BankField withdrawing={withdrawing} name="bankName" />
      <BankField withdrawing={withdrawing} name="cardholder" hint={t('form.cardholderHint')} />
      <BankField withdrawing={withdrawing} name="accountNo" hint={t('form.accountNoHint')} />
    </div>
  )
}

function BankField({ withdrawing, name, hint }: BankFieldProps) {
  const { t } = useTranslation('withdrawals')
  const { form, errorOf } = withdrawing
  const { field } = useController({ control: form.control, name })
  const isNumber = name === 'accountNo'
  return (
    <Field label={t(`form.${name}`)} hint={hint} error={errorOf(name, { [name]: t(`issue.${name}`) })}>
      <TextInput
        {...field}
        {...(isNumber && { dir: 'ltr', autoCapitalize: 'characters', spellCheck: false })}
        autoComplete={name === 'cardholder' ? 'name' : 'off'}
        maxLength={isNumber ? 44 : 100}
      />
    </Field>
  )
}

interface PayoutMethodChoiceProps {
  methods: readonly WithdrawalMethod[]
  value: WithdrawalMethod
  onChange: (method: WithdrawalMethod) => void
}

/** The ways to be paid out with their fees, one of them chosen. */
function PayoutMethodChoice({ methods, value, onChange }: PayoutMethodChoiceProps) {
  const { t } = useTranslation('withdrawals')
  return (
    <ChoiceCards
      label={t('method.title')}
      columns={3}
      cards={methods.map(({ method, feeRate }) => {
        const payout = payoutOf(method)
        return {
          value: method,
          title: payout ? <bdi>{payout.currency}</bdi> : t('method.bank'),
          note: payout ? t('method.network', { network: payout.network }) : t('method.bankNote'),
          aside: <RichText text={t('method.fee', { rate: formatRate(feeRate) })} />,
        }
      })}
      value={value.method}
      onChange={(name) => {
        const method = methods.find((one) => one.method === name)
        if (method) onChange(method)
      }}
    />
  )
}

const steps = ['amount', 'costs', 'password'] as const

/** How far the user is: what is withdrawn, what it costs, and the password that confirms it. */
function WithdrawalSteps({ withdrawing }: { withdrawing: Withdrawing }) {
  const { t } = useTranslation('withdrawals')
  const { quote, destination, isPasswordTyped } = withdrawing
  const current = quote === undefined || destination === undefined ? 0 : isPasswordTyped ? 2 : 1
  return (
    <ol className="grid grid-cols-3 gap-2">
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={at === current ? 'step' : undefined}
          className={clsx(
            'pt-2 text-12',
            at < current && 'border-t-3 border-accent',
            at === current && 'double-rule-above font-strong',
            at > current && 'border-t-3 border-line text-muted',
          )}
        >
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
