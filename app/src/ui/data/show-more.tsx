import { useTranslation } from 'react-i18next'
import { Button } from '../form/button.tsx'

/** What `usePages` answers fits. */
export interface ShowMoreProps {
  list: {
    readonly rows: readonly unknown[] | undefined
    readonly total: number | undefined
    readonly hasMore: boolean
    readonly isLoadingMore: boolean
    readonly hasFailedMore: boolean
    readonly loadMore: () => void
  }
}

/** The end of a list with pages: how much of it is on show, and the way to more; or that there are no further records. */
export function ShowMore({ list }: ShowMoreProps) {
  const { t } = useTranslation(['common', 'errors'])
  const shown = list.rows?.length ?? 0
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-12 text-muted print:hidden">
      <span role="status">
        {list.hasMore
          ? t('paging.shown', { shown, total: list.total ?? shown })
          : t('errors:noFurtherRecords')}
      </span>
      {list.hasFailedMore ? (
        <span role="alert" className="text-danger">
          {t('paging.failed')}
        </span>
      ) : null}
      {list.hasMore ? (
        <Button size="sm" busy={list.isLoadingMore} onClick={list.loadMore}>
          {t(list.hasFailedMore ? 'action.retry' : 'paging.more')}
        </Button>
      ) : null}
    </div>
  )
}
