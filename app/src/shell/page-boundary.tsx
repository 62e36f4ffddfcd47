import { RotateCw, TriangleAlert, WifiOff } from 'lucide-react'
import { Component, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#lib/device/use-online.ts'
import { NotLoadedError } from '#lib/prefetch/lazy-component.ts'
import { StateNotice } from '#ui/feedback/state-notice.tsx'
import { Button } from '#ui/form/button.tsx'

/** How long a part that did not arrive is left alone before it is asked for again. */
const RETRY_MS = 5_000

export interface PageBoundaryProps {
  children: ReactNode
  /** Whether nothing is shown in its place when it fails: it works in the background. */
  isQuiet?: boolean
}

/**
 * Keeps the bars and the other pages working when one page fails. Code or texts that did not arrive are asked for
 * again until they do; then the page shows itself.
 */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const { isQuiet = false } = this.props
    return (
      <PageFailure error={error} isQuiet={isQuiet} onHealed={() => this.setState({ error: undefined })} />
    )
  }
}

interface PageFailureProps {
  error: unknown
  isQuiet: boolean
  onHealed: () => void
}

function PageFailure({ error, isQuiet, onHealed }: PageFailureProps) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const missing = error instanceof NotLoadedError ? error : undefined

  const handleHealed = useEffectEvent(onHealed)

  useEffect(() => {
    if (missing === undefined || !isOnline) return
    let isCurrent = true
    const attempt = () => {
      const heal = () => {
        if (isCurrent) handleHealed()
      }
      missing.retry().then(heal, () => {})
    }
    const timer = setInterval(attempt, RETRY_MS)
    attempt()
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [missing, isOnline])

  if (isQuiet) return null
  const isOffline = missing !== undefined && !isOnline
  return (
    <div className="page-frame" role="alert">
      <div className="card">
        <StateNotice
          icon={
            isOffline ? (
              <WifiOff aria-hidden="true" />
            ) : (
              <TriangleAlert className="text-danger" aria-hidden="true" />
            )
          }
          title={t(isOffline ? 'error.offline' : 'error.page')}
          body={t(isOffline ? 'error.offlineBody' : 'error.pageBody')}
        >
          {/* Without a network a reload leads to the browser's own error page, and there is no way back from it. */}
          {isOffline ? null : (
            <Button
              size="sm"
              icon={<RotateCw className="size-4" aria-hidden="true" />}
              onClick={() => window.location.reload()}
            >
              {t('action.reload')}
            </Button>
          )}
        </StateNotice>
      </div>
    </div>
  )
}
