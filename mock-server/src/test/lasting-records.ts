import type { Kept, Meta, Records } from '../browser/records.ts'

/** Records that outlive an engine, as those of a browser do. */
export const createLastingRecords = (): Records => {
  const rows = new Map<string, { readonly table: string; readonly row: unknown }>()
  let meta: Meta | undefined
  let epoch = 0
  const kept = (): Kept | undefined => {
    const tables: Record<string, unknown[]> = {}
    for (const { table, row } of rows.values()) tables[table] = [...(tables[table] ?? []), row]
    return meta && { meta, rows: tables, answers: new Map() }
  }
  return {
    takeOver: async () => ({ epoch: ++epoch, kept: kept() }),
    async keep(step) {
      if (step.replace) rows.clear()
      for (const { table, key, row } of step.changes) {
        if (row === undefined) rows.delete(`${table} ${key}`)
        else rows.set(`${table} ${key}`, { table, row })
      }
      meta = step.meta
    },
    close: () => undefined,
  }
}
