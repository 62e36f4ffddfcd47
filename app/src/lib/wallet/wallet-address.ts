import { type EIP1193Provider, requestProviders } from 'mipd'

/** Networks whose wallets can be asked for an address. */
export type WalletNetwork = 'ethereum' | 'tron'

/** What came of asking a wallet for an address. */
export type WalletAnswer =
  | { readonly kind: 'address'; readonly address: string }
  /** The browser has no wallet for the network. */
  | { readonly kind: 'missing' }
  /** The wallet shares no address with this site. */
  | { readonly kind: 'declined' }

interface TronWallet {
  readonly tronWeb?: TronWeb
}
interface TronWeb {
  readonly defaultAddress?: { readonly base58?: unknown }
}
type WalletWindow = {
  readonly ethereum?: EIP1193Provider
  readonly tronLink?: TronWallet
  readonly tronWeb?: TronWeb
}

function ethereumWallet(target: WalletWindow): EIP1193Provider | undefined {
  const announced: EIP1193Provider[] = []
  requestProviders(({ provider }) => announced.push(provider))?.()
  return announced[0] ?? target.ethereum
}

async function ethereumAddress(target: WalletWindow): Promise<unknown> {
  const accounts: unknown = await ethereumWallet(target)?.request({ method: 'eth_accounts' })
  return Array.isArray(accounts) ? accounts[0] : undefined
}

const tronAddress = ({ tronLink, tronWeb = tronLink?.tronWeb }: WalletWindow): unknown =>
  tronWeb?.defaultAddress?.base58

/**
 * Reads the address that the wallet in the browser shares with this site, by one request that reads. Neither a
 * permission nor a signature or payment is ever asked for. Call it only in answer to a press.
 */
export async function readWalletAddress(
  network: WalletNetwork,
  target: WalletWindow = window as WalletWindow,
): Promise<WalletAnswer> {
  const hasWallet = network === 'ethereum' ? ethereumWallet(target) : (target.tronLink ?? target.tronWeb)
  if (!hasWallet) return { kind: 'missing' }
  try {
    const address = await (network === 'ethereum' ? ethereumAddress(target) : tronAddress(target))
    return typeof address === 'string' && address !== '' ? { kind: 'address', address } : { kind: 'declined' }
  } catch {
    return { kind: 'declined' }
  }
}
