import { useTranslation } from 'react-i18next'
import { ImageField } from '#core/image-upload/image-field.tsx'
import type { ImageUpload } from '#core/image-upload/use-image-upload.ts'
import { Card } from '#ui/layout/card.tsx'
import type { WithdrawalMethod } from '../model/withdrawal-method.ts'
import { AddressField } from './address-field.tsx'
import { BankFields } from './bank-fields.tsx'
import { MethodChoice } from './method-choice.tsx'
import type { Withdrawing } from './use-withdrawal-form.ts'
import { WithdrawalAmountField } from './withdrawal-amount-field.tsx'
import { WithdrawalSteps } from './withdrawal-steps.tsx'

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
        <MethodChoice methods={methods} value={method} onChange={({ method: name }) => choose(name)} />
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
