/** A product that an operator needs a permission for. */
export type Product = 'savings' | 'plans' | 'loans' | 'leverage' | 'options' | 'nfts' | 'invite'

/** What permits an operator to offer a product, and where. */
export interface Permission {
  readonly register: string
  readonly number: string
  readonly countries: readonly string[]
}

/** A claim of the operator, with its evidence. */
export interface OperatorClaim {
  readonly key: string
  readonly text: string
  readonly value: string
  readonly source: string
  readonly asOf: string
}

/** The icons of an operator's build, all of them or none. */
export type OperatorIcons = Readonly<Record<'svg' | 'png180' | 'png192' | 'png512' | 'maskable512', string>>

/** Who runs this build, as `operator.schema.json` describes it. */
export interface Operator {
  readonly name: string
  readonly legalName: string
  readonly address?: string
  readonly registration?: { readonly register: string; readonly number: string; readonly url: string }
  readonly licences?: readonly {
    readonly authority: string
    readonly number: string
    readonly registerUrl: string
  }[]
  readonly complaints: { readonly email: string; readonly body?: string; readonly url?: string }
  /** The warning in each language, by its code; English is always there. */
  readonly riskWarnings: Readonly<Record<string, string>> & { readonly en: string }
  /** Countries served, by their ISO 3166 alpha-2 codes. */
  readonly countries: readonly string[]
  readonly permissions?: Partial<Readonly<Record<Product, Permission>>>
  readonly claims?: readonly OperatorClaim[]
  /** Paths from the operator's file; only the build reads them. */
  readonly icons?: OperatorIcons
  /** Pages elsewhere, in place of those that the API names. */
  readonly social?: readonly { readonly name: string; readonly url: string }[]
  readonly support?: { readonly chatwoot: { readonly baseUrl: string; readonly websiteToken: string } }
}

/** Written into operator builds by `build/operator/operator-build.ts`. */
declare const __OPERATOR__: Operator | undefined

/** The operator of this build; undefined in a sandbox build. */
export const operator: Operator | undefined = typeof __OPERATOR__ === 'undefined' ? undefined : __OPERATOR__

/** Whether this build offers a product: a sandbox offers all, an operator what a permission is named for. */
export const offers = (product: Product): boolean =>
  operator === undefined || operator.permissions?.[product] !== undefined

/** Short name of who runs this build. */
export const brandName: string = operator?.name ?? 'SWX'
