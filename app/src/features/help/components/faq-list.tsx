import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ContentItem, contentLink } from '#core/content/content.ts'
import { useSupport } from '#core/errors/support-context.ts'
import { formatDate } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useStore } from '#lib/store/create-store.ts'
import { LiveRegion } from '#ui/feedback/live-region.tsx'
import { Button } from '#ui/form/button.tsx'
import { Stack } from '#ui/layout/page.tsx'
import { groupQuestions } from '../model/faq-groups.ts'
import { type Helpful, helpfulAnswers, sayHelpful } from '../model/helpful-answers.ts'
import { ContentBody, ContentDisclosure, CopyLinkButton } from './content-disclosure.tsx'
import { LIST_STEP, MoreRow } from './more-row.tsx'

export interface FaqListProps {
  items: readonly ContentItem[]
  /** Keeps the order of what was found instead of the groups. */
  isFound: boolean
  openId: string
  /** The question that the address named when the page was opened. */
  linkedId: string
  onOpen: (id: string) => void
}

/** The questions by group, or in the order they were found. */
export function FaqList({ items, isFound, openId, linkedId, onOpen }: FaqListProps) {
  const { t } = useTranslation('help')
  const [most, setMost] = useState(LIST_STEP)
  const ordered = isFound ? items : groupQuestions(items).flatMap((group) => group.items)
  const first = ordered.slice(0, most)
  const linked = ordered.find(({ id }) => id === linkedId)
  // A question that an address names is shown even where the list would not have come to it.
  const shown = linked && !first.includes(linked) ? [linked, ...first] : first
  const sections = isFound ? [{ name: undefined, items: shown }] : groupQuestions(shown)
  return (
    <Stack>
      {sections.map((section) => {
        const title = section.name === undefined ? t('search.results') : t(`group.${section.name}`)
        return (
          <section key={section.name ?? 'found'} className="card min-w-0 overflow-hidden" aria-label={title}>
            <h2 className="border-b border-line px-4 py-3">{title}</h2>
            <ul>
              {section.items.map((item) => (
                <FaqEntry
                  key={item.id}
                  item={item}
                  isOpen={item.id === openId}
                  isLinked={item.id === linkedId}
                  onToggle={() => onOpen(item.id === openId ? '' : item.id)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      <MoreRow shown={shown.length} total={ordered.length} onMore={() => setMost(most + LIST_STEP)} />
    </Stack>
  )
}

interface FaqEntryProps {
  item: ContentItem
  isOpen: boolean
  isLinked: boolean
  onToggle: () => void
}

/** A question; open, with its answer, whether it helped, and its address. */
function FaqEntry({ item, isOpen, isLinked, onToggle }: FaqEntryProps) {
  return (
    <ContentDisclosure title={item.title} level={3} isOpen={isOpen} isLinked={isLinked} onToggle={onToggle}>
      <ContentBody id={item.id} headingLevel={4}>
        {({ updatedAt }) => (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
            <HelpfulQuestion question={item.topic ?? item.id} />
            <div className="flex flex-wrap items-center gap-2">
              <UpdatedAt at={updatedAt} />
              <CopyLinkButton to={contentLink(item)} />
            </div>
          </div>
        )}
      </ContentBody>
    </ContentDisclosure>
  )
}

const answers = ['yes', 'no'] as const satisfies readonly Helpful[]

/** Asks whether an answer helped; what the user says stays in this browser. */
function HelpfulQuestion({ question }: { question: string }) {
  const { t } = useTranslation('help')
  const said = useStore(helpfulAnswers).get(question)
  const openSupport = useSupport()
  return (
    <div className="flex flex-wrap items-center gap-2 text-13 print:hidden">
      <span className="text-muted">{t('helpful.question')}</span>
      <span className="flex flex-wrap gap-2">
        {answers.map((answer) => (
          <Button
            key={answer}
            size="sm"
            aria-pressed={said === answer}
            className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
            onClick={() => sayHelpful(question, answer)}
          >
            {t(`helpful.${answer}`)}
          </Button>
        ))}
      </span>
      <LiveRegion as="span" className="text-muted">
        {said === undefined ? null : t(`helpful.${said}Said`)}
      </LiveRegion>
      {said === 'no' && openSupport ? (
        <Button size="sm" variant="text" onClick={openSupport}>
          {t('contact.open')}
        </Button>
      ) : null}
    </div>
  )
}

/** When a text last changed; nothing where the time cannot be read. */
function UpdatedAt({ at }: { at: string }) {
  const { t } = useTranslation('help')
  const { language } = useLanguage()
  if (Number.isNaN(Date.parse(at))) return null
  return <span className="text-12 text-muted">{t('updated', { date: formatDate(at, language.tag) })}</span>
}
