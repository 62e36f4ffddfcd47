import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import type { ContentItem } from '#core/api/content.ts'
import { useContents } from '#core/api/use-contents.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { ContentSection } from './content-section.tsx'

export interface ContentSectionsProps {
  /** Which texts of the list, in their order. */
  select: (items: readonly ContentItem[]) => readonly ContentItem[]
  /** What the page is called: a text of that title does not say it again. */
  pageTitle?: string
}

/** Some texts of the operator in full, one below the other. */
export function ContentSections({ select, pageTitle }: ContentSectionsProps) {
  const { t } = useTranslation('content')
  const contents = useContents()
  if (contents.data === undefined && contents.isError)
    return (
      <section className="card">
        <ErrorState error={contents.error} title={t('detail.failed')} onRetry={contents.refetch} />
      </section>
    )
  if (contents.data === undefined)
    return (
      <section className="card p-4">
        <Skeleton lines={8} label={t('detail.loading')} />
      </section>
    )
  const items = select(contents.data)
  if (items.length === 0)
    return (
      <section className="card">
        <EmptyState
          title={t('detail.empty')}
          body={t('detail.emptyBody')}
          action={
            <LinkButton size="sm" to={paths.help.href()}>
              {t('detail.help')}
            </LinkButton>
          }
        />
      </section>
    )
  return items.map((item) => <ContentSection key={item.id} item={item} pageTitle={pageTitle} />)
}
