import { RotateCw, TriangleAlert } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../form/button.tsx'
import { ErrorTextContext } from './error-text.ts'
import { StateNotice } from './state-notice.tsx'

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  error: unknown
  /** Leave it out only where trying again cannot help. */
  onRetry?: (() => unknown) | undefined
  /** What could not be done, in the words of the screen; the error's own words follow. */
  title?: string | undefined
  children?: ReactNode
}

/** Says what failed, what to do next, and offers to try again. */
export function ErrorState({ error, onRetry, title, children }: ErrorStateProps) {
  const { t } = useTranslation()
  const text = useContext(ErrorTextContext)?.(error)
  const heading = title ?? text?.title ?? t('problem.title')
  const body = title === undefined ? text?.body : text?.title

  return (
    <div role="alert">
      <StateNotice
        icon={<TriangleAlert className="text-danger" aria-hidden="true" />}
        title={heading}
        body={body}
      >
        {text?.traceId ? (
          <p className="text-12 text-muted">
            {t('problem.trace')} <bdi className="num">{text.traceId}</bdi>
          </p>
        ) : null}
        {children}
        {onRetry ? (
          <Button
            size="sm"
            icon={<RotateCw className="size-4" aria-hidden="true" />}
            onClick={() => void onRetry()}
          >
            {t('action.retry')}
          </Button>
        ) : null}
      </StateNotice>
    </div>
  )
}
