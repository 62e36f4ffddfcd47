import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { QueryView } from '#core/api/query-view.tsx'
import { contentLink, contentsOf } from '#core/content/content.ts'
import { useContents, useLinkedContent } from '#core/content/use-contents.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Columns, Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { AnnouncementMeta, sortAnnouncements } from './announcements.tsx'
import { ContactCard } from './contact-card.tsx'
import { ContentBody, ContentDisclosure, CopyLinkButton } from './content-disclosure.tsx'
import { LIST_STEP, MoreRow } from './more-row.tsx'

/** Announcements to everyone, the pinned ones before the newest; one of them open, by its address. */
export function NoticePage() {
  const { t } = useTranslation(['help', 'common'])
  const contents = useContents()
  const [params, setParams] = useSearchParams()
  const named = params.get('id') ?? ''
  const [isLinked, setIsLinked] = useState(named !== '')
  const { isNamed, content } = useLinkedContent(named)
  const openId = content.data?.id ?? named
  const [most, setMost] = useState(LIST_STEP)
  const announcements = sortAnnouncements(contentsOf(contents.data ?? [], 'announcement'))
  const shown = announcements.filter(({ id }, at) => at < most || id === openId)
  const isMissing =
    named !== '' &&
    contents.data !== undefined &&
    (!isNamed || !content.isPending) &&
    !announcements.some(({ id }) => id === openId)

  return (
    <Page>
      <PageHeading page="notice" subtitle={t('announcements.subtitle')} />
      <Columns>
        <section className="card min-w-0 overflow-hidden" aria-label={t('common:page.notice')}>
          <QueryView
            query={contents}
            skeleton={
              <div className="p-4">
                <Skeleton lines={4} lineHeight={40} label={t('announcements.loading')} />
              </div>
            }
            failed={t('announcements.failed')}
            unaffected={t('unaffected')}
            isEmpty={() => announcements.length === 0}
            empty={<EmptyState title={t('announcements.empty')} body={t('announcements.emptyBody')} />}
          >
            {() => (
              <>
                {isMissing ? (
                  <Note tone="info" role="status" className="m-3">
                    {t('announcements.missing')}
                  </Note>
                ) : null}
                <ul>
                  {shown.map((item) => (
                    <ContentDisclosure
                      key={item.id}
                      title={item.title}
                      level={2}
                      meta={<AnnouncementMeta {...item} />}
                      isOpen={item.id === openId}
                      isLinked={isLinked && item.id === openId}
                      onToggle={() => {
                        setIsLinked(false)
                        setParams(item.id === openId ? {} : { id: item.id }, { replace: true })
                      }}
                    >
                      <ContentBody id={item.id} headingLevel={3}>
                        {() => (
                          <div>
                            <CopyLinkButton to={contentLink(item)} />
                          </div>
                        )}
                      </ContentBody>
                    </ContentDisclosure>
                  ))}
                </ul>
                <MoreRow
                  shown={shown.length}
                  total={announcements.length}
                  onMore={() => setMost(most + LIST_STEP)}
                />
              </>
            )}
          </QueryView>
        </section>
        <ContactCard on="text" />
      </Columns>
    </Page>
  )
}
