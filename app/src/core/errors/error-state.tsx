import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StateNotice } from '#ui/feedback/state-notice.tsx'
import { Button } from '#ui/form/button.tsx'
import { errorMessageOf } from './error-message.ts'

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
  const { t } = useTranslation(['common', 'errors'])
  const { key, params, traceId } = errorMessageOf(error)
  const isTraced = key === 'unknownWithTrace'
  const text = String(t(`errors:${isTraced ? 'unknown' : key}`, params as never))

  return (
    <div role="alert">
      <StateNotice
        icon={<TriangleAlert className="text-danger" aria-hidden="true" />}
        title={title ?? text}
        body={title === undefined ? undefined : text}
      >
        {isTraced ? (
          <p className="text-12 text-muted">
            {t('error.trace')} <bdi className="num">{traceId}</bdi>
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
