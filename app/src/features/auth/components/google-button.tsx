import { useTranslation } from 'react-i18next'
import { ErrorText } from '#core/forms/form-error.tsx'
import { Button } from '#ui/form/button.tsx'
import { useGoogleStart } from '../api/use-google-start.ts'

export interface GoogleButtonProps {
  /** Where the user goes afterwards. */
  next: string
  /** The code of a friend who invited the user; it counts when an account is opened. */
  invitationCode?: string | undefined
}

/** The other way in, where it is offered: leads to Google, and back. */
export function GoogleButton({ next, invitationCode }: GoogleButtonProps) {
  const { t } = useTranslation('auth')
  const { isOffered, isLeaving, problem, start } = useGoogleStart('login')
  if (!isOffered) return null
  return (
    <>
      <p className="flex items-center gap-3 text-12 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('login.or')}
      </p>
      <ErrorText text={problem && t(`google.${problem}`)} />
      <Button size="lg" busy={isLeaving} onClick={() => start(next, invitationCode)}>
        {t('login.google')}
      </Button>
    </>
  )
}
