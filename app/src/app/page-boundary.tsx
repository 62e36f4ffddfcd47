import { RotateCw, TriangleAlert } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { StateNotice } from '../ui/state-notice.tsx'

/** Props of {@link PageBoundary}. */
export interface PageBoundaryProps {
  children: ReactNode
}

/**
 * Keeps the bars and the other pages working when one page fails, its code not arriving included. Browsers remember
 * a script that failed, so the way out is a reload.
 */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <PageFailure /> : this.props.children
  }
}

function PageFailure() {
  const { t } = useTranslation()
  return (
    <div className="page-frame" role="alert">
      <div className="card">
        <StateNotice
          icon={<TriangleAlert className="text-danger" aria-hidden="true" />}
          title={t('problem.page')}
          body={t('problem.pageBody')}
        >
          <Button
            size="sm"
            icon={<RotateCw className="size-4" aria-hidden="true" />}
            onClick={() => window.location.reload()}
          >
            {t('action.reload')}
          </Button>
        </StateNotice>
      </div>
    </div>
  )
}
