import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useMode } from '../session/use-mode.ts'
import { isPassing, nextStepsOf } from './next-step.ts'
import { refusalOf } from './refusal.ts'
import { RefusalSteps } from './refusal-steps.tsx'
import { useRefusalText } from './use-refusal-text.ts'

/** Props of {@link RefusalNotice}. */
export interface RefusalNoticeProps {
  error: unknown
  /** Offered where trying the same again can help. */
  onRetry?: (() => void) | undefined
  className?: string | undefined
}

/** A refusal in the reader's words with the step it calls for. What the server wrote is never shown. */
export function RefusalNotice({ error, onRetry, className }: RefusalNoticeProps) {
  const { t } = useTranslation('common')
  const { mode } = useMode()
  const refusalText = useRefusalText()
  const refusal = refusalOf(error)
  const steps = nextStepsOf(refusal, mode)
  const offersRetry = onRetry !== undefined && isPassing(refusal)

  return (
    <Note tone="danger" role="alert" className={className}>
      <p>{refusalText(error)}</p>
      {steps.length > 0 || offersRetry ? (
        <div className="mt-2 flex flex-wrap gap-2">
          {offersRetry ? (
            <Button size="sm" onClick={onRetry}>
              {t('action.retry')}
            </Button>
          ) : null}
          <RefusalSteps steps={steps} />
        </div>
      ) : null}
    </Note>
  )
}
