import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SampleAddressButton } from '#core/address/sample-address-button.tsx'
import type { AddressNetwork } from '#lib/wallet/read-address.ts'
import { readWalletAddress } from '#lib/wallet/wallet-address.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { AddressRules } from '../model/address-issue.ts'
import type { WithdrawalForm } from '../model/withdrawal-form.ts'
import { networkNames, type Payout } from '../model/withdrawal-method.ts'
import type { WithdrawalErrors } from './use-withdrawal-form.ts'

interface AddressFieldProps {
  payout: Payout
  /** Reads addresses; undefined while its code is being fetched. */
  read: AddressRules['read']
  errorOf: WithdrawalErrors
}

/** Where the money goes on a network: typed, pasted, or the address of the wallet in this browser. */
export function AddressField({ payout, read, errorOf }: AddressFieldProps) {
  const { t } = useTranslation('withdrawals')
  const { setValue } = useFormContext<WithdrawalForm>()
  const { field } = useController<WithdrawalForm, 'address'>({ name: 'address' })
  const words = useAddressWords(payout, read?.(field.value.trim())?.network)
  const [asks, setAsks] = useState<'wallet' | 'missing' | 'declined'>()
  const network = networkNames[payout.addresses]
  const wallet = payout.addresses === 'bitcoin' ? undefined : payout.addresses

  const fillIn = (address: string) => {
    setAsks(undefined)
    setValue('address', address, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }
  const handleWallet = async () => {
    if (wallet === undefined) return
    setAsks('wallet')
    const answer = await readWalletAddress(wallet)
    if (answer.kind !== 'address') return setAsks(answer.kind)
    fillIn(answer.address)
  }
  return (
    <div className="grid gap-2">
      <Field
        label={t('form.address')}
        hint={t('form.addressHint', { network })}
        error={errorOf('address', words)}
      >
        <TextInput
          {...field}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={128}
        />
      </Field>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {wallet ? (
          <Button
            size="sm"
            wraps
            busy={asks === 'wallet'}
            icon={<Wallet className="size-4" aria-hidden="true" />}
            onClick={handleWallet}
          >
            {t('wallet.use')}
          </Button>
        ) : null}
        <SampleAddressButton network={payout.network} onUse={fillIn} />
      </div>
      <p role="status" className="text-12 text-warn empty:hidden">
        {asks === 'missing' || asks === 'declined' ? t(`wallet.${asks}`, { network }) : null}
      </p>
    </div>
  )
}

/** What is wrong with an address, in words that say what to do. */
function useAddressWords({ addresses }: Payout, found: AddressNetwork | undefined) {
  const { t } = useTranslation('withdrawals')
  const network = networkNames[addresses]
  return {
    ownDeposit: t('issue.ownDeposit'),
    wrongNetwork: t('issue.wrongNetwork', { network, found: found ? networkNames[found] : '' }),
    checksum: t('issue.checksum'),
    notAnAddress: t('issue.notAnAddress', { network }),
    addressMissing: t('issue.notAnAddress', { network }),
  }
}
