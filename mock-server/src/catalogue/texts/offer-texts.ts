import type { PlanRecord } from '../records/plan-record.ts'
import type { WorkRecord } from '../records/work-record.ts'

/** What the operator says of its offers, in one language. */
export interface OfferTexts {
  /** What a risk notice is about, by the key an instrument carries; `simulated` closes each of them. */
  readonly notices: Readonly<
    Record<'forex' | 'crypto' | 'stocks' | 'futures' | 'metals' | 'etf' | 'test' | 'simulated', string>
  >
  /** What plans are called; the longest term follows. */
  readonly plans: Readonly<Record<PlanRecord['market'], string>>
  /** What the sample works are called. */
  readonly works: Readonly<Record<WorkRecord['artwork'], string>>
  /** What they show and how they came about. */
  readonly stories: Readonly<Record<WorkRecord['artwork'], string>>
  /** What the invented charities are called; each says that it is a sample. */
  readonly charities: Readonly<Record<WorkRecord['charity'], string>>
}
