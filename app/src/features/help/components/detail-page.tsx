import { Printer } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { useLinkedContent } from '#core/content/use-contents.ts'
import { hasErrorKey } from '#core/errors/error-message.ts'
import { formatDate } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { FormattedText } from '#ui/data/formatted-text.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { ContactCard } from './contact-card.tsx'
import { DocumentsCard } from './documents-card.tsx'

/**
 * One text of the operator. The title is the text's own: what the address says is never shown, and is put right once
 * the text is there.
 */
export function DetailPage() {
  const { t } = useTranslation(['content', 'common'])
  const { language } = useLanguage()
  const [params, setParams] = useSearchParams()
  const id = params.get('id') ?? ''
  const { isNamed, content } = useLinkedContent(id)
  const found = content.data
  const isMissing = !isNamed || hasErrorKey(content.error, 'recordNotFound')

  useEffect(() => {
    if (found && (found.id !== params.get('id') || found.title !== params.get('title')))
      setParams({ id: found.id, title: found.title }, { replace: true })
  }, [found, params, setParams])

  return (
    <Page>
      <PageHeading
        title={isMissing ? t('detail.missing') : (found?.title ?? t('common:page.detail'))}
        subtitle={
          found && !Number.isNaN(Date.parse(found.updatedAt))
            ? t('detail.updated', { date: formatDate(found.updatedAt, language.tag) })
            : undefined
        }
        aside={
          found ? (
            <Button
              size="sm"
              className="print:hidden"
              icon={<Printer className="size-4" aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {t('detail.print')}
            </Button>
          ) : undefined
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px] print:block">
        <article className="card min-w-0 p-4 md:p-6">
          {isMissing ? (
            <EmptyState
              title={t('detail.missing')}
              body={t('detail.missingBody')}
              action={
                <LinkButton size="sm" to={paths.help.href()}>
                  {t('detail.help')}
                </LinkButton>
              }
            />
          ) : (
            <QueryView
              query={content}
              skeleton={<Skeleton lines={10} lineHeight={16} label={t('detail.loading')} />}
              failed={t('detail.failed')}
              isEmpty={({ body }) => body.trim() === ''}
              empty={<EmptyState title={t('detail.empty')} body={t('detail.emptyBody')} />}
            >
              {({ body, title }) => <FormattedText text={body} title={title} />}
            </QueryView>
          )}
        </article>
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={t('documents')}>
          <DocumentsCard without={found?.id} />
          <ContactCard on="text" />
        </aside>
      </div>
    </Page>
  )
}
