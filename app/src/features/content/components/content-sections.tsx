import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import type { ContentItem } from '#core/content/content.ts'
import { useContent, useContents } from '#core/content/use-contents.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { FormattedText } from '#ui/data/formatted-text.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'

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

interface ContentSectionProps {
  item: ContentItem
  /** What the page is called: a text of that title does not say it again. */
  pageTitle?: string | undefined
}

/** A text of the operator as a part of a page. */
function ContentSection({ item, pageTitle }: ContentSectionProps) {
  const { t } = useTranslation('content')
  const content = useContent(item.id)
  return (
    <Card title={item.title === pageTitle ? undefined : item.title} aria-label={item.title} id={item.topic}>
      {content.data === undefined && content.isError ? (
        <ErrorState error={content.error} title={t('detail.failed')} onRetry={content.refetch} />
      ) : content.data === undefined ? (
        <Skeleton lines={4} label={t('detail.loading')} />
      ) : content.data.body.trim() === '' ? (
        <p className="text-muted">{t('detail.emptyBody')}</p>
      ) : (
        <FormattedText text={content.data.body} title={content.data.title} headingLevel={3} />
      )}
    </Card>
  )
}
