import type { SandboxTables } from '../runtime/tables.ts'
import type { Tables } from '../store/store.ts'

/** The next number of a named sequence, from 1; part of the state, so the same commands give the same ids. */
export const nextNumber = ({ counters }: Tables<SandboxTables>, name: string): number => {
  const value = (counters.get(name)?.value ?? 0) + 1
  counters.put({ name, value })
  return value
}
