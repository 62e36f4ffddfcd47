import { id, shapeOf, text } from '../../core/row-shape.ts'
import type { NoteRow } from './tables.ts'

/** What notes in a world file may hold. */
export const noteShapes = {
  notes: shapeOf<NoteRow>()({ orderNo: id, userId: id, text: text(1_000) }),
}
