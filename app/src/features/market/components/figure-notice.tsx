import { useTranslation } from 'react-i18next'

/** Above a list whose prices are there and whose figures over longer stretches are not. */
export function FigureNotice({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation(['market', 'common'])
  return (
    <p
      role="alert"
      className="flex items-center justify-between gap-3 border-b border-line px-4 py-1 text-13 text-muted"
    >
      {t('figures.failed')}
      <button type="button" onClick={() => void onRetry()} className="min-h-11 font-strong text-accent">
        {t('common:action.retry')}
      </button>
    </p>
  )
}
