import type { StatusChange } from '../domain/history.ts'

/** A moment as the contract writes it. */
export const moment = (at: number): string => new Date(at).toISOString()

/** The statuses of a record so far, as the contract's list of `StatusChange`. */
export const historyView = (history: readonly StatusChange[]) =>
  history.map(({ status, at, reason }) => ({
    status,
    at: moment(at),
    ...(reason === undefined ? {} : { reason }),
  }))

/** A field of a view that is left out if its value is undefined. */
export const given = <Name extends string, Value, Shown = Value>(
  name: Name,
  value: Value | undefined,
  show: (value: Value) => Shown = (same) => same as unknown as Shown,
): { [Key in Name]?: Shown } =>
  (value === undefined ? {} : { [name]: show(value) }) as { [Key in Name]?: Shown }
