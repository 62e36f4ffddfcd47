import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { useSupport } from '#core/errors/support-context.ts'
import { LiveRegion } from '#ui/feedback/live-region.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'

export interface SearchStateProps {
  search: string
  found: number
  isPending: boolean
  hasFailed: boolean
  onRetry: () => void
  /** The search is left for another page or for support. */
  onLeave: () => void
}

/** What is to be said beside the results: how many, that there are none, that some are still missing. */
export function SearchState({ search, found, isPending, hasFailed, onRetry, onLeave }: SearchStateProps) {
  const { t } = useTranslation(['search', 'common'])
  const openSupport = useSupport()
  const hasNone = search !== '' && found === 0 && !isPending
  return (
    <>
      <LiveRegion className="sr-only">
        {search === '' || isPending ? null : t('found', { number: found })}
      </LiveRegion>
      {search === '' && found === 0 ? <p className="p-3 text-13 text-muted">{t('hint')}</p> : null}
      {search !== '' && isPending ? <Skeleton lines={2} label={t('loading')} className="p-3" /> : null}
      {hasNone && !hasFailed ? (
        <div className="grid justify-items-start gap-2 p-3">
          <b>{t('none', { text: search })}</b>
          <p className="text-13 text-muted">{t('noneBody')}</p>
          <div className="flex flex-wrap gap-2">
            <LinkButton size="sm" to={paths.help.href({ q: search })} onClick={onLeave}>
              {t('searchAnswers')}
            </LinkButton>
            <LinkButton size="sm" to={paths.market.href({})} onClick={onLeave}>
              {t('allMarkets')}
            </LinkButton>
            {openSupport ? (
              <Button
                size="sm"
                onClick={() => {
                  onLeave()
                  openSupport()
                }}
              >
                {t('common:support.title')}
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
      {hasFailed ? (
        <div className="grid justify-items-start gap-2 p-3">
          <Note tone="warn">{t('failed')}</Note>
          <Button size="sm" onClick={onRetry}>
            {t('common:action.retry')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
