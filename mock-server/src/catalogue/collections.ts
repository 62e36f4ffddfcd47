import { Collection } from '@msw/data'
import type * as z from 'zod/mini'
import { sampleCatalogue } from './catalogue.ts'
import { InstrumentRecord } from './records/instrument-record.ts'
import { PageRecord } from './records/page-record.ts'
import { ParameterRecord } from './records/parameter-record.ts'
import { PlanRecord } from './records/plan-record.ts'
import { WorkRecord } from './records/work-record.ts'

/** A catalogue in collections of `@msw/data`, to be queried and changed as that library does. */
export interface CatalogueCollections {
  readonly instruments: Collection<typeof InstrumentRecord>
  readonly parameters: Collection<typeof ParameterRecord>
  readonly plans: Collection<typeof PlanRecord>
  readonly pages: Collection<typeof PageRecord>
  readonly works: Collection<typeof WorkRecord>
}

const collectionOf = async <Schema extends z.ZodMiniType>(
  schema: Schema,
  records: readonly z.input<Schema>[],
): Promise<Collection<Schema>> => {
  const collection = new Collection({ schema })
  for (const record of records) await collection.create(record)
  return collection
}

/**
 * The sample catalogue in collections of `@msw/data`, whose schemas are those of the contract. Hand it to `createWorld`
 * and change what the operator offers: calls answer from it. Instruments are read once, when the world is made; amounts
 * of plans and works are bigints of cents.
 *
 * @throws Error of the collection for a record that does not fit the contract.
 * @example
 * const catalogue = await createCatalogue()
 * await catalogue.plans.update((query) => query.where({ id: 'p-crypto-30' }), {
 *   data(plan) {
 *     plan.minAmount = 1_000_00n
 *   },
 * })
 * const world = await createWorld({ catalogue })
 */
export const createCatalogue = async (): Promise<CatalogueCollections> => {
  const { instruments, parameters, plans, pages, works } = sampleCatalogue()
  return {
    instruments: await collectionOf(
      InstrumentRecord,
      instruments.all().map((one) => ({ ...one, optionPeriods: [...one.optionPeriods] })),
    ),
    parameters: await collectionOf(ParameterRecord, parameters.all()),
    plans: await collectionOf(PlanRecord, plans.all()),
    pages: await collectionOf(PageRecord, pages.all()),
    works: await collectionOf(WorkRecord, works.all()),
  }
}
