import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { contentsOf } from '#core/content/content.ts'
import { useAnswers, useContents, useLinkedContent } from '#core/content/use-contents.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { SearchInput } from '#ui/form/search-input.tsx'
import { Page, Stack } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { type FaqGroupName, groupOf, groupQuestions } from '../model/faq-groups.ts'
import { faqQuery } from '../model/faq-query.ts'
import { indexContents, searchContents } from '../model/search-contents.ts'
import { ContactCard } from './contact-card.tsx'
import { FaqList } from './faq-list.tsx'
import { RelatedCard } from './related-card.tsx'

/** Every question with its answer: searched while the user types, by group, and one by its address. */
export function FaqPage() {
  const { t } = useTranslation('help')
  const [query, change] = useQueryState(faqQuery)
  const [linkedId, setLinkedId] = useState(query.id)
  const contents = useContents()
  const questions = useMemo(() => contentsOf(contents.data ?? [], 'question'), [contents.data])
  const isSearching = query.search.trim() !== ''
  const answers = useAnswers(questions, isSearching)
  const wanted = useDeferredValue(query.search)
  const { isNamed, content } = useLinkedContent(query.id)
  const openId = content.data?.id ?? query.id
  const groups = useMemo(() => groupQuestions(questions), [questions])
  const group = groups.find(({ name }) => name === query.group)
  const asked = group?.items ?? questions
  const index = useMemo(() => indexContents(asked, answers), [asked, answers])
  const found = searchContents(index, isSearching ? wanted : '')
  const isMissing =
    query.id !== '' &&
    contents.data !== undefined &&
    (!isNamed || !content.isPending) &&
    !questions.some(({ id }) => id === openId)
  const open = questions.find(({ id }) => id === openId)

  return (
    <Page>
      <PageHeading
        page="faq"
        subtitle={<HelpLink />}
        aside={
          <search className="w-full sm:w-[400px] print:hidden">
            <SearchInput
              label={t('search.label')}
              placeholder={t('search.placeholder')}
              value={query.search}
              maxLength={80}
              onSearch={(search) => change({ search })}
            />
          </search>
        }
      />
      <QueryView
        query={contents}
        card
        skeleton={<Skeleton lines={8} lineHeight={32} label={t('loading')} />}
        failed={t('failed')}
        unaffected={t('unaffected')}
        isEmpty={() => questions.length === 0}
        empty={<EmptyState title={t('empty')} body={t('emptyBody')} />}
      >
        {() => (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[240px_minmax(0,1fr)_300px]">
            <FaqGroupsNav
              groups={groups}
              selected={group?.name}
              onSelect={(name) => change({ group: name ?? '', id: '' })}
            />
            <Stack>
              {isMissing ? (
                <Note tone="info" role="status">
                  {t('missing')}
                </Note>
              ) : null}
              {isSearching ? (
                <p role="status" className="text-13 text-muted print:hidden">
                  {found.length === 0
                    ? t('search.none', { text: wanted.trim() })
                    : t('search.found', { number: found.length })}
                </p>
              ) : null}
              {found.length === 0 ? (
                <section className="card">
                  <EmptyState
                    title={t('search.none', { text: wanted.trim() })}
                    body={t('search.noneBody')}
                    action={
                      <Button size="sm" onClick={() => change({ search: '', group: '' })}>
                        {t('search.reset')}
                      </Button>
                    }
                  />
                </section>
              ) : (
                <FaqList
                  key={`${query.group} ${wanted}`}
                  items={found}
                  isFound={isSearching}
                  openId={openId}
                  linkedId={linkedId === '' ? '' : openId}
                  onOpen={(id) => {
                    setLinkedId('')
                    change({ id })
                  }}
                />
              )}
            </Stack>
            <aside className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={t('contact.title')}>
              <ContactCard on="text" />
              <RelatedCard group={open ? groupOf(open) : (group?.name ?? 'other')} />
            </aside>
          </div>
        )}
      </QueryView>
    </Page>
  )
}

interface FaqGroupsNavProps {
  groups: readonly { readonly name: FaqGroupName; readonly items: readonly unknown[] }[]
  selected: FaqGroupName | undefined
  onSelect: (group: FaqGroupName | undefined) => void
}

/** The groups, one below the other beside the list, in a row where there is no room. */
function FaqGroupsNav({ groups, selected, onSelect }: FaqGroupsNavProps) {
  const { t } = useTranslation('help')
  const current = useRef<HTMLButtonElement>(null)
  // In the row of a phone the selected group may be out of sight.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  const total = groups.reduce((sum, { items }) => sum + items.length, 0)
  const rows = [
    { name: undefined, count: total },
    ...groups.map(({ name, items }) => ({ name, count: items.length })),
  ]
  return (
    <nav aria-label={t('groups')} className="min-w-0 print:hidden lg:card lg:p-2">
      <ul className="flex gap-2 overflow-x-auto p-0.5 [scrollbar-width:none] lg:grid lg:gap-0.5 lg:overflow-visible">
        {rows.map(({ name, count }) => (
          <li key={name ?? 'all'} className="flex-none">
            <button
              ref={selected === name ? current : undefined}
              type="button"
              aria-pressed={selected === name}
              onClick={() => onSelect(name)}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-2 px-3 text-start text-muted hover:bg-surface-sunken max-lg:border max-lg:border-line-strong max-lg:bg-surface aria-pressed:bg-accent-soft aria-pressed:font-strong aria-pressed:text-accent lg:aria-pressed:text-text"
            >
              <span>{name === undefined ? t('allGroups') : t(`group.${name}`)}</span>
              <span className="text-12 tabular-nums">{formatDecimal(count)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The way up to the help centre; on phones the top bar has one. */
function HelpLink() {
  const { t } = useTranslation()
  return (
    <Link
      to={paths.help.href()}
      className="inline-flex min-h-6 items-center text-accent on-mobile:hidden print:hidden"
    >
      {t('page.help')}
    </Link>
  )
}
