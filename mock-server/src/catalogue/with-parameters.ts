import type { Catalogue, ParameterEntry } from './catalogue.ts'

/** Values that take the place of the sample ones, by key; undefined takes a parameter away. */
export type ParameterChanges = Readonly<Record<string, unknown>>

/**
 * A catalogue in which an operator has set some parameters, such as the switches in `features`.
 *
 * @example
 * withParameters(catalogue, { features: { smartTrading: true, demo: true, optionsReal: true, invite: true } })
 */
export const withParameters = (catalogue: Catalogue, changes: ParameterChanges): Catalogue => ({
  ...catalogue,
  parameter(key): ParameterEntry | undefined {
    const known = catalogue.parameter(key)
    if (!Object.hasOwn(changes, key)) return known
    const value = changes[key]
    return value === undefined
      ? undefined
      : { key, value, updatedAt: known?.updatedAt ?? '2026-01-01T00:00:00.000Z' }
  },
})
