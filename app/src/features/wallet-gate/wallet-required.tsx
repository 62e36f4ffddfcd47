import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The one message of the gate, and nothing that could be mistaken for an offer. */
export function WalletRequired({ children }: { children: ReactNode }) {
  const { t } = useTranslation('wallet')
  return (
    <main className="grid flex-1 place-content-center justify-items-center gap-6 p-4 text-center">
      <h1 className="max-w-[44ch] text-18 font-regular text-balance">{t('required')}</h1>
      {children}
    </main>
  )
}
