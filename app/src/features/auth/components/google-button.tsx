import { useTranslation } from 'react-i18next'
import { FormError } from '../../../core/errors/form-error.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useGoogleStart } from '../api/use-google-start.ts'

/** The other way in, where it is offered: leads to Google, and back to `next`. */
export function GoogleButton({ next }: { next: string }) {
  const { t } = useTranslation('auth')
  const { isOffered, isLeaving, hasFailed, start } = useGoogleStart('login')
  if (!isOffered) return null
  return (
    <>
      <p className="flex items-center gap-3 text-12 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('login.or')}
      </p>
      <FormError text={hasFailed ? t('google.notReached') : undefined} />
      <Button size="lg" busy={isLeaving} onClick={() => start(next)}>
        {t('login.google')}
      </Button>
    </>
  )
}
