import { useTranslation } from 'react-i18next'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { useMode } from '../account-mode/use-mode.ts'
import { errorMessageOf } from './error-message.ts'
import { ErrorSteps } from './error-steps.tsx'
import { isPassing, nextStepsOf } from './next-step.ts'
import { useErrorText } from './use-error-text.ts'

export interface ErrorNoticeProps {
  error: unknown
  /** Offered where trying the same again can help. */
  onRetry?: (() => void) | undefined
  className?: string | undefined
}

/** An error in the language of the user with the step it calls for. What the server wrote is never shown. */
export function ErrorNotice({ error, onRetry, className }: ErrorNoticeProps) {
  const { t } = useTranslation('common')
  const { mode } = useMode()
  const errorText = useErrorText()
  const message = errorMessageOf(error)
  const steps = nextStepsOf(message, mode)
  const offersRetry = onRetry !== undefined && isPassing(message)

  return (
    <Note tone="danger" role="alert" className={className}>
      <p>{errorText(error)}</p>
      {steps.length > 0 || offersRetry ? (
        <div className="mt-2 flex flex-wrap gap-2">
          {offersRetry ? (
            <Button size="sm" onClick={onRetry}>
              {t('action.retry')}
            </Button>
          ) : null}
          <ErrorSteps steps={steps} />
        </div>
      ) : null}
    </Note>
  )
}
