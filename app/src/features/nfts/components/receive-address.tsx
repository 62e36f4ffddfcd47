import { useTranslation } from 'react-i18next'
import { SampleAddressButton } from '#core/address/sample-address-button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { BidFormState } from './use-bid-form.ts'

/** Where the work is to go if the bid wins. */
export function ReceiveAddress({ form, errorOf }: Pick<BidFormState, 'form' | 'errorOf'>) {
  const { t } = useTranslation('nfts')
  return (
    <div className="grid justify-items-start gap-2 [&>:first-child]:w-full">
      <Field label={t('address.label')} hint={t('address.hint')} error={errorOf('receiveAddress')}>
        <TextInput
          {...form.register('receiveAddress')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
        />
      </Field>
      <SampleAddressButton
        network="ETH"
        onUse={(address) =>
          form.setValue('receiveAddress', address, { shouldDirty: true, shouldValidate: true })
        }
      />
    </div>
  )
}
