import { useTranslation } from 'react-i18next'
import { Note } from '#ui/feedback/note.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'

export interface ReturnNoteProps {
  /** The page the user came from. */
  to: string
  /** Whether the security password it needs is set. */
  isSet: boolean
}

/** For a user who came from a page that needs a security password: what to do here, then the way back. */
export function ReturnNote({ to, isSet }: ReturnNoteProps) {
  const { t } = useTranslation('security')
  return (
    <Note tone="info" role="status">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-40">{t(isSet ? 'back.ready' : 'back.first')}</p>
        {isSet ? (
          <LinkButton to={to} variant="primary">
            {t('back.go')}
          </LinkButton>
        ) : null}
      </div>
    </Note>
  )
}
