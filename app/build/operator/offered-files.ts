import type { Operator, Product } from '../../src/config/operator.ts'

/** What of the app belongs to one product alone. */
const own: Partial<
  Record<Product, { readonly routes: readonly string[]; readonly texts: readonly string[] }>
> = {
  plans: { routes: ['trading', 'plan-detail'], texts: ['plans'] },
  loans: { routes: ['loan', 'loan-apply', 'loan-record'], texts: ['loans'] },
  nfts: { routes: ['nfts', 'nft-detail', 'my-nfts', 'nft-certificate'], texts: ['nfts'] },
  invite: { routes: ['invite'], texts: ['invite'] },
}

/** Whether a file of the app belongs into the build of an operator. */
export const isOffered = (operator: Operator, kind: 'routes' | 'texts', name: string): boolean =>
  !(kind === 'texts' && name === 'sandbox') &&
  Object.entries(own).every(
    ([product, files]) =>
      operator.permissions?.[product as Product] !== undefined || !files[kind].includes(name),
  )
