import { useTranslation } from 'react-i18next'
import { Button } from '#ui/form/button.tsx'

/** So many entries are shown at first, and more with each press: a page of thousands would be slow. */
export const LIST_STEP = 50

export interface MoreRowProps {
  shown: number
  total: number
  onMore: () => void
}

/** How much of a long list is on show, and the way to more; nothing under a list that is whole. */
export function MoreRow({ shown, total, onMore }: MoreRowProps) {
  const { t } = useTranslation()
  if (shown >= total) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 p-3 text-12 text-muted print:hidden">
      <span role="status">{t('paging.shown', { shown, total })}</span>
      <Button size="sm" onClick={onMore}>
        {t('paging.more')}
      </Button>
    </div>
  )
}
