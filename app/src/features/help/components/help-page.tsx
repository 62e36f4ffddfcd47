import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { type ContentItem, contentsOf } from '#core/content/content.ts'
import { useContents } from '#core/content/use-contents.ts'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Stack } from '#ui/layout/page.tsx'
import { groupQuestions } from '../model/faq-groups.ts'
import { faqQuery } from '../model/faq-query.ts'
import { AnnouncementsCard } from './announcements.tsx'
import { ContactCard } from './contact-card.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { GroupCard } from './group-card.tsx'
import { HelpSearch } from './help-search.tsx'

/** `/help?q=`, the help centre: a search, the questions by group, the latest announcements, and the ways to ask. */
export function HelpPage() {
  const { t } = useTranslation('help')
  const contents = useContents()
  const [{ search }, change] = useQueryState(faqQuery)

  return (
    <div className="page-frame grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
      <Stack>
        <section className="card grid gap-3 p-4 md:p-6">
          <div>
            <h1>{t('title')}</h1>
            <p className="text-13 text-muted">{t('subtitle')}</p>
          </div>
          <HelpSearch items={contents.data ?? []} search={search} onSearch={(search) => change({ search })} />
        </section>
        <QueryView
          query={contents}
          card
          skeleton={<Skeleton lines={8} lineHeight={24} label={t('loading')} />}
          failed={t('failed')}
          unaffected={t('unaffected')}
          isEmpty={(items) => contentsOf(items, 'question').length === 0}
          empty={<EmptyState title={t('empty')} body={t('emptyBody')} />}
        >
          {(items) => <Groups items={contentsOf(items, 'question')} />}
        </QueryView>
      </Stack>
      <aside className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={t('contact.title')}>
        <ContactCard on="help" />
        <AnnouncementsCard items={contentsOf(contents.data ?? [], 'announcement')} />
        <DocumentsCard />
      </aside>
    </div>
  )
}

function Groups({ items }: { items: readonly ContentItem[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
      {groupQuestions(items).map((group) => (
        <GroupCard key={group.name} {...group} />
      ))}
    </div>
  )
}
