import { requestProviders } from 'mipd'

/** Names under which wallets put themselves on the page. Only their presence is looked at; nothing is called. */
const injected = ['ethereum', 'tronLink', 'tronWeb'] as const

/** Whether a wallet has injected itself, Ethereum-style or Tron-style. */
function hasInjectedWallet(target: object = window): boolean {
  return injected.some((name) => Boolean((target as Record<string, unknown>)[name]))
}

/** Whether a wallet is there already: injected, or answering at once to an announcement request (EIP-6963). */
export function hasWallet(): boolean {
  let hasAnswered = false
  const stop = requestProviders(() => {
    hasAnswered = true
  })
  stop?.()
  return hasAnswered || hasInjectedWallet()
}

/**
 * Watches for a wallet: an EIP-6963 announcement, or an injected object that may come late. Accounts and
 * signatures are never asked for.
 *
 * @returns a function that stops watching.
 */
export function watchForWallet(onFound: () => void): () => void {
  let found = false
  const report = () => {
    if (found) return
    found = true
    onFound()
  }
  const check = () => {
    if (hasInjectedWallet()) report()
  }
  const stop = requestProviders(report)
  const timer = setInterval(check, 100)
  window.addEventListener('ethereum#initialized', check)
  check()
  return () => {
    stop?.()
    clearInterval(timer)
    window.removeEventListener('ethereum#initialized', check)
  }
}
