import { RotateCw, TriangleAlert } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../form/button.tsx'
import { ProblemTextContext } from './error-text.ts'
import { StateNotice } from './state-notice.tsx'

/** Props of {@link ProblemNotice}. */
export interface ProblemNoticeProps {
  error: unknown
  /** Leave it out only where trying again cannot help. */
  onRetry?: (() => unknown) | undefined
  /** What could not be done, in the words of the screen; the error's own words follow. */
  title?: string | undefined
  children?: ReactNode
}

/** Says what failed, what to do next, and offers to try again. */
export function ProblemNotice({ error, onRetry, title, children }: ProblemNoticeProps) {
  const { t } = useTranslation()
  const problem = useContext(ProblemTextContext)?.(error)
  const heading = title ?? problem?.title ?? t('problem.title')
  const body = title === undefined ? problem?.body : problem?.title

  return (
    <div role="alert">
      <StateNotice
        icon={<TriangleAlert className="text-danger" aria-hidden="true" />}
        title={heading}
        body={body}
      >
        {problem?.traceId ? (
          <p className="text-12 text-muted">
            {t('problem.trace')} <bdi className="num">{problem.traceId}</bdi>
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
