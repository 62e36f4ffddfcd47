import { useEffect, useState } from 'react'
import { limits } from '#config/limits.ts'
import { hasWallet, watchForWallet } from '#lib/wallet/detect-wallet.ts'

/** What the gate knows: still looking, found one, or waited long enough. */
export type WalletPresence = 'looking' | 'present' | 'absent'

/** Looks for a wallet; one that arrives after the wait still opens the gate. */
export function useWalletPresence(): WalletPresence {
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
