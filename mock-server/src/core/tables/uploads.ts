import type { Upload } from '../../domain/upload.ts'
import { defineTable, sortable } from '../../store/define-table.ts'

/** What is kept of uploaded files: everything but their bytes. */
export const uploadTables = {
  uploads: defineTable<Upload>({
    key: (row) => row.fileId,
    index: { user: (row) => [row.userId, sortable(row.createdAt)] },
  }),
}
