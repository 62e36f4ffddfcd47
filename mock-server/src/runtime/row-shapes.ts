import type { RowShape } from '../core/row-shape.ts'
import { coreShapes } from '../core/tables/shapes.ts'
import { productShapes } from '../products/shapes.ts'
import type { RowOf } from '../store/table.ts'
import type { SandboxTables } from './tables.ts'

/**
 * Tables that no world file brings: what is open, what was answered and what was counted belongs to the server that did
 * it. Files of older versions have them.
 */
export const OF_SERVER = [
  'sessions',
  'sessionUses',
  'googleCodes',
  'rates',
  'keptAnswers',
  'keySalt',
] as const satisfies readonly (keyof SandboxTables)[]

/** A table of a world file. */
export type FileTable = Exclude<keyof SandboxTables, (typeof OF_SERVER)[number]>

/** What the rows of each table of a world file may hold. */
export const shapes: { readonly [Name in FileTable]: RowShape<RowOf<SandboxTables[Name]>> } = {
  ...coreShapes,
  ...productShapes,
}
