import type { Collection } from '@msw/data'
import { ParamEntry } from '@swx/sdk/zod'
import { sampleInstruments } from '../market/sample-instruments.ts'
import { samplePages } from './contents/sample-pages.ts'
import { sampleWorks } from './nfts/sample-works.ts'
import { parameters } from './parameters.ts'
import { collectionOf } from './records/collection-of.ts'
import { InstrumentRecord } from './records/instrument-record.ts'
import { PageRecord } from './records/page-record.ts'
import { PlanRecord } from './records/plan-record.ts'
import { WorkRecord } from './records/work-record.ts'
import { samplePlans } from './sample-plans.ts'

/**
 * What the operator offers and users only read, in collections of records that fit the contract. They are filled once
 * and never changed; what changes belongs into the store of a world.
 */
export interface Catalogue {
  readonly instruments: Collection<typeof InstrumentRecord>
  /** System parameters, as `getParamByKey` answers them. */
  readonly parameters: Collection<typeof ParamEntry>
  /** Plans, those on offer first. */
  readonly plans: Collection<typeof PlanRecord>
  /** Text pages, in the order of their numbers. */
  readonly pages: Collection<typeof PageRecord>
  /** Charity works that a world begins with on auction. */
  readonly works: Collection<typeof WorkRecord>
}

/** When the sample parameters and pages were last changed. */
const UPDATED_AT = '2026-01-01T00:00:00.000Z'

const load = async (isEmpty: boolean): Promise<Catalogue> => ({
  parameters: await collectionOf(
    ParamEntry,
    parameters.map(({ key, value }) => ({ key, value, updatedAt: UPDATED_AT })),
  ),
  instruments: await collectionOf(
    InstrumentRecord,
    isEmpty ? [] : sampleInstruments.map((one) => ({ ...one, optionPeriods: [...one.optionPeriods] })),
  ),
  plans: await collectionOf(PlanRecord, isEmpty ? [] : samplePlans()),
  pages: await collectionOf(PageRecord, isEmpty ? [] : samplePages(UPDATED_AT)),
  works: await collectionOf(WorkRecord, isEmpty ? [] : sampleWorks),
})

let sample: Promise<Catalogue> | undefined
let empty: Promise<Catalogue> | undefined

/** The whole sample catalogue; filled once per process, since it is never changed. */
export const loadCatalogue = (): Promise<Catalogue> => {
  sample ??= load(false)
  return sample
}

/** A catalogue without instruments and contents, for screens that have nothing to show. */
export const loadEmptyCatalogue = (): Promise<Catalogue> => {
  empty ??= load(true)
  return empty
}
