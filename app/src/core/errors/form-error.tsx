import { Note } from '../../ui/feedback/note.tsx'

/** An error that belongs to no single field. It stays until the form is sent again. */
export function FormError({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <Note tone="danger" role="alert">
      {text}
    </Note>
  )
}
