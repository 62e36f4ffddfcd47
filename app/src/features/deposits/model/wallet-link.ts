import type { DepositMethod } from './deposit-method.ts'

/** The URI scheme that wallets of a network answer to. */
const schemes: Readonly<Record<string, string>> = {
  BTC: 'bitcoin',
  ERC20: 'ethereum',
  ETH: 'ethereum',
  TRC20: 'tron',
}

/** An address of a sandbox, which belongs to no network. */
const sandboxAddress = /^SANDBOX-/i

/**
 * The link that opens an address in a wallet of its network; undefined for an address that is not real and for a network
 * whose wallets answer to none.
 */
export function walletLink({
  network,
  address,
}: Pick<DepositMethod, 'network' | 'address'>): string | undefined {
  const scheme = schemes[network]
  if (scheme === undefined || sandboxAddress.test(address)) return undefined
  return `${scheme}:${encodeURIComponent(address)}`
}
