import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useWalletPresence } from './use-wallet-presence.ts'
import { WalletRequired } from './wallet-required.tsx'

export interface WalletGateProps {
  /** Stands above the message: the sandbox label. */
  above: ReactNode
  /** Stands below it: the choice of language. */
  below: ReactNode
  children: ReactNode
}

/** Lets those with a wallet in the browser pass. Accounts and signatures are never asked for. */
export function WalletGate({ above, below, children }: WalletGateProps) {
  const presence = useWalletPresence()
  if (presence === 'present') return children
  return (
    <div className="flex min-h-dvh flex-col">
      {above}
      <Suspense fallback={null}>
        {presence === 'absent' ? <WalletRequired>{below}</WalletRequired> : <TextsAhead />}
      </Suspense>
    </div>
  )
}

/** Has the message loaded while a wallet is looked for, so that it appears at once with all that is beside it. */
function TextsAhead() {
  useTranslation('wallet')
  return null
}
