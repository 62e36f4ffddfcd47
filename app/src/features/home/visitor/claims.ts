import { operator } from '#config/operator.ts'
import { readList, readRecord, readText } from '#core/parameters/read-fields.ts'

/** A sentence of the home page with its evidence, if it has any. */
export interface Claim {
  readonly key: string
  readonly text: string
  readonly value: string
  readonly source: string | undefined
  readonly asOf: string | undefined
}

/** Reads `claims`; in an operator build those of the operator, whatever the server says. */
export function parseClaims(value: unknown): readonly Claim[] {
  return readList(operator ? (operator.claims ?? []) : value, 'claims').map((entry, at) => {
    const what = `claims[${at}]`
    const claim = readRecord(entry, what)
    return {
      key: readText(claim.key, `${what}.key`),
      text: readText(claim.text, `${what}.text`),
      value: readText(claim.value, `${what}.value`),
      source: claim.source == null ? undefined : readText(claim.source, `${what}.source`),
      asOf: claim.asOf == null ? undefined : readText(claim.asOf, `${what}.asOf`),
    }
  })
}

/** The figures of the home page, in their order. What is not listed here is not advertised. */
const statistics = ['dailyInterest', 'volume24h', 'contracts', 'users', 'experience', 'tradingFee'] as const

/** Key of a figure of the home page. */
export type Statistic = (typeof statistics)[number]

/** What is said of the safety of money, in the operator's own words: never without its source and date. */
const assurances = ['compounding', 'insurance', 'governmentTrust', 'licence']

/** The claims to show: outside of a sandbox only those with a source. */
export function shownClaims(
  claims: readonly Claim[],
  sandbox: boolean,
): readonly (Claim & { key: Statistic })[] {
  return statistics.flatMap((key) => {
    const claim = claims.find((entry) => entry.key === key)
    return claim && (sandbox || claim.source) ? [{ ...claim, key }] : []
  })
}

/** A claim that says where and since when it can be checked. */
export type SourcedClaim = Claim & { readonly source: string; readonly asOf: string }

/** The assurances to show, in a sandbox, too, only with source and date. */
export const sourcedAssurances = (claims: readonly Claim[]): readonly SourcedClaim[] =>
  assurances.flatMap((key) =>
    claims.filter((claim): claim is SourcedClaim => claim.key === key && !!claim.source && !!claim.asOf),
  )
