import type { RowShape } from '../core/row-shape.ts'
import { coreShapes } from '../core/tables/shapes.ts'
import { productShapes } from '../products/shapes.ts'
import type { RowOf } from '../store/table.ts'
import type { FileTable } from './file-tables.ts'
import type { SandboxTables } from './tables.ts'

/** What the rows of each table of a world file may hold. */
export const shapes: { readonly [Name in FileTable]: RowShape<RowOf<SandboxTables[Name]>> } = {
  ...coreShapes,
  ...productShapes,
}
