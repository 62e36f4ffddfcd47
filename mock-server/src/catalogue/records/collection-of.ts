import { Collection } from '@msw/data'
import type * as z from 'zod/mini'

/**
 * A collection of these records, in this order.
 *
 * @throws Error of the collection for a record that does not fit its schema.
 */
export const collectionOf = async <Schema extends z.ZodMiniType>(
  schema: Schema,
  records: readonly z.input<Schema>[],
): Promise<Collection<Schema>> => {
  const collection = new Collection({ schema })
  for (const record of records) await collection.create(record)
  return collection
}
