import { useTranslation } from 'react-i18next'
import { useAddressReader } from '../api/use-address-reader.ts'
import { networkNames, type Payout } from '../model/withdrawal-method.ts'

/** What is wrong with an address, in words that say what to do. */
export function useAddressWords({ addresses }: Payout, address: string) {
  const { t } = useTranslation('withdrawals')
  const found = useAddressReader()?.(address.trim())?.network
  const network = networkNames[addresses]
  return {
    ownDeposit: t('issue.ownDeposit'),
    wrongNetwork: t('issue.wrongNetwork', { network, found: found ? networkNames[found] : '' }),
    checksum: t('issue.checksum'),
    notAnAddress: t('issue.notAnAddress', { network }),
    addressMissing: t('issue.notAnAddress', { network }),
  }
}
