import type { Tables } from '../store/store.ts'
import type { CoreTables } from './tables.ts'

/** The next number of a named sequence, from 1; part of the state, so the same commands give the same ids. */
export const nextNumber = ({ counters }: Tables<CoreTables>, name: string): number => {
  const value = (counters.get(name)?.value ?? 0) + 1
  counters.put({ name, value })
  return value
}
