import type { Operator, Product } from '../../src/config/operator.ts'

/** What of the app belongs to one product alone: modules, as the beginnings of their paths in `src`, and texts. */
const own: Partial<
  Record<Product, { readonly modules: readonly string[]; readonly texts: readonly string[] }>
> = {
  plans: { modules: ['features/plans/'], texts: ['plans'] },
  loans: { modules: ['features/loans/', 'pages/loan.tsx'], texts: ['loans'] },
  nfts: { modules: ['features/nfts/'], texts: ['nfts'] },
  invite: { modules: ['features/invite/'], texts: ['invite'] },
}

const withheld = (operator: Operator, kind: 'modules' | 'texts'): string[] =>
  Object.entries(own).flatMap(([product, files]) =>
    operator.permissions?.[product as Product] === undefined ? [...files[kind]] : [],
  )

/** The namespaces of products that an operator does not offer. */
export const textsWithheld = (operator: Operator): readonly string[] => withheld(operator, 'texts')

/** Whether the texts of a namespace belong into the build of an operator. */
export const hasTexts = (operator: Operator, namespace: string): boolean =>
  namespace !== 'sandbox' && !textsWithheld(operator).includes(namespace)

/** Whether a module belongs into the build of an operator; `path` is told from `src`. */
export const hasModule = (operator: Operator, path: string): boolean =>
  !withheld(operator, 'modules').some((beginning) => path.startsWith(beginning))
