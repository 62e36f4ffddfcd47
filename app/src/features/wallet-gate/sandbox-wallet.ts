import { announceProvider, type EIP1193Provider } from 'mipd'

const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"%3E%3Cpath d="M3 6h14v9H3z" fill="none" stroke="%230b4f94"/%3E%3C/svg%3E'

const sampleAddress = 'SANDBOX-WALLET-1'

/** Says its sample address and refuses every other request: the sandbox wallet exists so that the app can be tried. */
const readOnlyProvider = {
  request: ({ method }: { readonly method: string }) =>
    method === 'eth_accounts'
      ? Promise.resolve([sampleAddress])
      : Promise.reject(Object.assign(new Error('The sandbox wallet is read-only.'), { code: 4200 })),
  on: () => readOnlyProvider,
  removeListener: () => readOnlyProvider,
} as unknown as EIP1193Provider

/**
 * Announces a read-only wallet through EIP-6963, unless the page was opened with `?wallet=none`.
 *
 * @returns a function that withdraws it, or `undefined` when it was turned off.
 */
export function announceSandboxWallet(search: string = window.location.search): (() => void) | undefined {
  if (new URLSearchParams(search).get('wallet') === 'none') return undefined
  return announceProvider({
    info: {
      uuid: '6f1f6f0e-5f0b-4c80-9a51-5a6db0c5a001',
      name: 'Sandbox wallet',
      rdns: 'app.swx.sandbox',
      icon,
    },
    provider: readOnlyProvider,
  })
}
