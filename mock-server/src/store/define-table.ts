import type { TableDefinition } from './table.ts'

/** A table of one row type, with the definition checked against it. */
export const defineTable = <Row>(definition: TableDefinition<Row>): TableDefinition<Row> => definition

/** Fixed-width digits, so that text order is number order. */
export const sortable = (value: number): string => String(value).padStart(16, '0')
