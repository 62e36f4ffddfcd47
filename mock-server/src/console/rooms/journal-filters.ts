import type { ControlRecord } from '../../contract/control-operation.ts'

export type Entry = ControlRecord<'JournalEntry'>

/** Whether a call was not answered with a success: by its HTTP status, or by the code in the body. */
export const isBad = ({ status, code }: Entry): boolean =>
  status >= 400 || (code !== undefined && !code.startsWith('2'))

/** What the address filters by. */
type Filters = Readonly<Record<string, string>>

/** The entries that fit what the address filters by, in their order. */
export const filterEntries = (
  entries: readonly Entry[],
  { operation, user, code, rule, answer, text = '' }: Filters,
): readonly Entry[] => {
  const wanted = text.toLowerCase()
  return entries.filter(
    (entry) =>
      (operation === undefined || entry.operation === operation) &&
      (user === undefined || entry.userId === user) &&
      (code === undefined || entry.code === code || String(entry.status) === code) &&
      (rule === undefined || entry.rule === rule) &&
      (answer !== 'bad' || isBad(entry)) &&
      [entry.path, entry.operation, entry.traceId].some((value) => value?.toLowerCase().includes(wanted)),
  )
}
