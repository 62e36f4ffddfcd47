import { OfflineNote } from '#core/offline/offline-notes.tsx'
import { Note } from '#ui/feedback/note.tsx'

/** Above the button of a form: that there is no network, and an error that belongs to no single field. */
export function FormError({ text }: { text: string | undefined }) {
  return (
    <>
      <OfflineNote />
      <ErrorText text={text} />
    </>
  )
}

/** An error that belongs to no single field. It stays until the same is tried again. */
export function ErrorText({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <Note tone="danger" role="alert">
      {text}
    </Note>
  )
}
