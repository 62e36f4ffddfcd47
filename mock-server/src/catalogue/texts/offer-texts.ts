import type { ArtworkName } from '../nfts/artwork.ts'
import type { CharityName } from '../nfts/works.ts'

/** The market that a plan belongs to, which names it. */
export type PlanMarket = 'forex' | 'crypto' | 'stocks' | 'futures' | 'metals'

/** What the operator says of its offers, in one language. */
export interface OfferTexts {
  /** What a risk notice is about, by the key an instrument carries; `simulated` closes each of them. */
  readonly notices: Readonly<
    Record<'forex' | 'crypto' | 'stocks' | 'futures' | 'metals' | 'etf' | 'test' | 'simulated', string>
  >
  /** What plans are called; the longest term follows. */
  readonly plans: Readonly<Record<PlanMarket, string>>
  /** What the sample works are called. */
  readonly works: Readonly<Record<ArtworkName, string>>
  /** What they show and how they came about. */
  readonly stories: Readonly<Record<ArtworkName, string>>
  /** What the invented charities are called; each says that it is a sample. */
  readonly charities: Readonly<Record<CharityName, string>>
}
