import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#config/limits.ts'
import { runTimeConfig } from '#config/run-time/run-time-config.ts'
import { hasWallet, watchForWallet } from '#lib/wallet/detect-wallet.ts'

export interface WalletGateProps {
  /** Stands above the message: the sandbox label. */
  above: ReactNode
  /** Stands below it: the choice of language. */
  below: ReactNode
  children: ReactNode
}

/** Lets those with a wallet in the browser pass, or all where an operator has no gate. Accounts and signatures are never asked for. */
export function WalletGate(props: WalletGateProps) {
  return runTimeConfig()?.walletGate === false ? props.children : <ClosedGate {...props} />
}

function ClosedGate({ above, below, children }: WalletGateProps) {
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

/** What the gate knows: still looking, found one, or waited long enough. */
type WalletPresence = 'looking' | 'present' | 'absent'

/** Looks for a wallet; one that arrives after the wait still opens the gate. */
function useWalletPresence(): WalletPresence {
  const [presence, setPresence] = useState<WalletPresence>(() => (hasWallet() ? 'present' : 'looking'))

  useEffect(() => {
    if (presence === 'present') return
    const stop = watchForWallet(() => setPresence('present'))
    const timer = setTimeout(
      () => setPresence((now) => (now === 'looking' ? 'absent' : now)),
      limits.walletWait,
    )
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [presence])

  return presence
}

/** The one message of the gate, and nothing that could be mistaken for an offer. */
function WalletRequired({ children }: { children: ReactNode }) {
  const { t } = useTranslation('wallet')
  return (
    <main className="grid flex-1 place-content-center justify-items-center gap-6 p-4 text-center">
      <h1 className="max-w-[44ch] text-18 font-regular text-balance">{t('required')}</h1>
      {children}
    </main>
  )
}
