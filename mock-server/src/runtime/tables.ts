import type { Product } from '../core/product.ts'
import { type CoreTables, coreTables } from '../core/tables.ts'
import type { DueKind } from '../domain/due-kind.ts'
import { products } from '../products/index.ts'

type OwnOf<Registered> = Registered extends Product<infer Own, infer _Due extends DueKind> ? Own : never
type All<Part> = (Part extends unknown ? (part: Part) => void : never) extends (part: infer Whole) => void
  ? Whole
  : never

/** The tables of a world: those that all products share, and those of each. */
export type SandboxTables = CoreTables & All<OwnOf<(typeof products)[number]>>

/** The products without their names, which is how a world deals with them. */
export const registered: readonly Product<SandboxTables>[] = products

/** The definitions of {@link SandboxTables}. */
export const tables: SandboxTables = Object.assign(
  {},
  coreTables,
  ...registered.map((product) => product.tables ?? {}),
)
