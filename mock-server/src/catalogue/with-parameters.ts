import { type Catalogue, recordsOf } from './catalogue.ts'

/** Values that take the place of the sample ones, by key; undefined takes a parameter away. */
export type ParameterChanges = Readonly<Record<string, unknown>>

/**
 * A catalogue in which an operator has set some parameters, such as the switches in `features`.
 *
 * @example
 * withParameters(catalogue, { features: { smartTrading: true, demo: true, optionsReal: true, invite: true } })
 */
export const withParameters = (catalogue: Catalogue, changes: ParameterChanges): Catalogue => {
  // The same catalogue has the same market, which its worlds share.
  if (Object.keys(changes).length === 0) return catalogue
  const known = catalogue.parameters.all()
  const updatedAt = known[0]?.updatedAt ?? '2026-01-01T00:00:00.000Z'
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined)
  return {
    ...catalogue,
    parameters: recordsOf([
      ...known.filter(({ key }) => !Object.hasOwn(changes, key)),
      ...changed.map(([key, value]) => ({ key, value, updatedAt })),
    ]),
  }
}
