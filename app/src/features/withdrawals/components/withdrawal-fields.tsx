import { clsx } from 'clsx'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ImageField } from '#core/pictures/image-field.tsx'
import type { ImageUpload } from '#core/pictures/use-image-upload.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { ChoiceCards } from '#ui/form/choice-cards.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { AddressRules } from '../model/address-issue.ts'
import type { WithdrawalForm } from '../model/withdrawal-form.ts'
import { payoutOf, type WithdrawalMethod } from '../model/withdrawal-method.ts'
import { AddressField } from './address-field.tsx'
import type { WithdrawalErrors } from './use-withdrawal-form.ts'
import { WithdrawalAmountField, type WithdrawalAmountFieldProps } from './withdrawal-amount-field.tsx'
import { useDestination } from './withdrawal-costs.tsx'

interface WithdrawalFieldsProps extends Omit<WithdrawalAmountFieldProps, 'min'> {
  id: string
  methods: readonly WithdrawalMethod[]
  method: WithdrawalMethod
  onMethod: (name: string) => void
  /** Whether the amount that was typed can be withdrawn. */
  hasQuote: boolean
  /** Reads addresses; undefined while its code is being fetched. */
  readAddress: AddressRules['read']
  proof: ImageUpload
  onSubmit: (event: { preventDefault(): void }) => void
}

/** How, how much and where to. */
export function WithdrawalFields({
  id,
  methods,
  method,
  onMethod,
  hasQuote,
  readAddress,
  proof,
  onSubmit,
  errorOf,
  ...amount
}: WithdrawalFieldsProps) {
  const { t } = useTranslation('withdrawals')
  const payout = payoutOf(method.method)
  return (
    <Card aria-label={t('form.title')}>
      <form id={id} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={onSubmit}>
        <WithdrawalSteps hasQuote={hasQuote} isBank={payout === undefined} />
        <PayoutMethodChoice methods={methods} value={method} onChange={onMethod} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-5 md:grid-cols-2">
          <WithdrawalAmountField {...amount} min={method.min} errorOf={errorOf} />
          {payout ? (
            <AddressField payout={payout} read={readAddress} errorOf={errorOf} />
          ) : (
            <BankFields errorOf={errorOf} />
          )}
        </div>
        <ImageField label={t('form.proof')} hint={t('form.proofHint')} image={proof} />
      </form>
    </Card>
  )
}

interface BankFieldProps {
  errorOf: WithdrawalErrors
  name: 'bankName' | 'cardholder' | 'accountNo'
  hint?: string | undefined
}

/** Where the money goes by a bank: bank, account holder, account. */
function BankFields({ errorOf }: Pick<BankFieldProps, 'errorOf'>) {
  const { t } = useTranslation('withdrawals')
  return (
    <div className="grid gap-4">
      <BankField errorOf={errorOf} name="bankName" />
      <BankField errorOf={errorOf} name="cardholder" hint={t('form.cardholderHint')} />
      <BankField errorOf={errorOf} name="accountNo" hint={t('form.accountNoHint')} />
    </div>
  )
}

function BankField({ errorOf, name, hint }: BankFieldProps) {
  const { t } = useTranslation('withdrawals')
  const { field } = useController<WithdrawalForm, typeof name>({ name })
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
  onChange: (name: string) => void
}

/** The methods of a withdrawal with their fees, one of them chosen. */
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
          aside: <RichText text={t('method.fee', { rate: feeRate })} />,
        }
      })}
      value={value.method}
      onChange={onChange}
    />
  )
}

const steps = ['amount', 'costs', 'password'] as const

/** How far the user is: what is withdrawn, what it costs, and the password that confirms it. */
function WithdrawalSteps({ hasQuote, isBank }: { hasQuote: boolean; isBank: boolean }) {
  const { t } = useTranslation('withdrawals')
  const hasDestination = useDestination(isBank) !== undefined
  const password = useWatch<WithdrawalForm, 'password'>({ name: 'password' })
  const current = !hasQuote || !hasDestination ? 0 : password === '' ? 1 : 2
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
