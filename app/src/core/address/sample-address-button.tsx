import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { Button } from '#ui/form/button.tsx'

export interface SampleAddressButtonProps {
  /** Part of the address, so that it says what it is for. */
  network: string
  onUse: (address: string) => void
}

/** Fills in an address that no wallet has, for a visitor of the sandbox who has none; absent from any other build. */
export function SampleAddressButton({ network, onUse }: SampleAddressButtonProps) {
  const { t } = useTranslation('money')
  if (!isSandbox) return null
  return (
    <Button size="sm" wraps onClick={() => onUse(`SANDBOX-${network}-WALLET-1`)}>
      {t('address.sample')}
    </Button>
  )
}
