import type { Instrument } from '../market/instrument.ts'
import { sampleInstruments } from '../market/sample-instruments.ts'
import { samplePages } from './contents/sample-pages.ts'
import { sampleWorks } from './nfts/sample-works.ts'
import { parameters } from './parameters.ts'
import type { PageRecord } from './records/page-record.ts'
import type { ParameterRecord } from './records/parameter-record.ts'
import type { PlanRecord } from './records/plan-record.ts'
import type { WorkRecord } from './records/work-record.ts'
import { samplePlans } from './sample-plans.ts'

/** Records of one kind, in their order: a list, or a collection of `@msw/data` (`createCatalogue` in `collections.ts`). */
export interface Records<Item> {
  all(): readonly Item[]
}

/** What the operator offers and users only read; what users change belongs into the store of a world. */
export interface Catalogue {
  readonly instruments: Records<Instrument>
  /** System parameters, as `getParamByKey` answers them. */
  readonly parameters: Records<ParameterRecord>
  /** Plans, those on offer first. */
  readonly plans: Records<PlanRecord>
  /** Text pages, in the order of their numbers. */
  readonly pages: Records<PageRecord>
  /** Charity works that a world begins with on auction. */
  readonly works: Records<WorkRecord>
}

/** When the sample parameters and pages were last changed. */
const UPDATED_AT = '2026-01-01T00:00:00.000Z'

/** Records that are a list. */
export const recordsOf = <Item>(items: readonly Item[]): Records<Item> => ({ all: () => items })

const sample: Catalogue = {
  parameters: recordsOf(parameters.map((one) => ({ ...one, updatedAt: UPDATED_AT }))),
  instruments: recordsOf(sampleInstruments),
  plans: recordsOf(samplePlans()),
  pages: recordsOf(samplePages(UPDATED_AT)),
  works: recordsOf(sampleWorks),
}

const empty: Catalogue = {
  parameters: sample.parameters,
  instruments: recordsOf([]),
  plans: recordsOf([]),
  pages: recordsOf([]),
  works: recordsOf([]),
}

/** The whole sample catalogue. A test holds its records against the contract, so that no start has to. */
export const sampleCatalogue = (): Catalogue => sample

/** A catalogue without instruments and contents, for screens that have nothing to show. */
export const emptyCatalogue = (): Catalogue => empty
