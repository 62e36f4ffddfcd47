import type { JournalEntry } from '../../runtime/journal.ts'
import type { World } from '../../runtime/world.ts'
import type { RowDifference } from '../../store/store.ts'

const MOST_RECORDS = 100
const LONGEST_TEXT = 200

/** A field of a record that is not what it was. Values are as the record has them: amounts in their smallest unit. */
interface ChangedField {
  readonly field: string
  readonly from?: unknown
  readonly to?: unknown
  /** It changed, and its values stay secret. */
  readonly secret?: true | undefined
}

const json = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? inner.toString() : inner))

const cut = (text: string): string => (text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}…`)

/** Values as JSON can carry them, and not longer than is readable. */
const plain = (value: unknown): unknown => {
  if (typeof value === 'string') return cut(value)
  if (value instanceof Uint8Array) return `${value.length} bytes`
  const text = json(value)
  return text === undefined || text.length <= LONGEST_TEXT ? text && JSON.parse(text) : cut(text)
}

const same = (one: unknown, other: unknown): boolean => one === other || json(one) === json(other)

const fieldsOf = (row: object | undefined): Readonly<Record<string, unknown>> =>
  (row ?? {}) as Readonly<Record<string, unknown>>

const changedFields = ({ before, after, secret }: RowDifference): ChangedField[] => {
  const [old, young] = [fieldsOf(before), fieldsOf(after)]
  const names = new Set([...Object.keys(old), ...Object.keys(young)])
  return [...names]
    .filter((name) => !same(old[name], young[name]))
    .map((field) => {
      if (secret.includes(field)) return { field, secret: true as const }
      const [from, to] = [plain(old[field]), plain(young[field])]
      return { field, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
    })
}

const show = (difference: RowDifference) => {
  const { table, key, before, after } = difference
  const change: 'added' | 'removed' | 'changed' =
    before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
  return { table, key, change, fields: changedFields(difference) }
}

/** Which records an exchange changed; undefined when what it came upon is not kept any more. */
export const stateDifference = (world: World, { before, after }: JournalEntry) => {
  if (!before) return undefined
  const records = []
  let more = 0
  for (const difference of after ? world.store.differences(before, after) : []) {
    if (records.length < MOST_RECORDS) records.push(show(difference))
    else more++
  }
  return { records, more }
}
