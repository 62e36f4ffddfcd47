import { Building2, CircleHelp } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { type ContentItem, contentLink, contentsOf } from '#core/content/content.ts'
import { useAnswers, useContent, useContents } from '#core/content/use-contents.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useStore } from '#lib/store/create-store.ts'
import { FormattedText } from '#ui/data/formatted-text.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Stack } from '#ui/layout/page.tsx'
import { suggestAnswers } from './model/suggest-answers.ts'
import { closeSupportPanel, supportPanel } from './support-chat.ts'

const SHOWN = 3

/** The sandbox has no staff: a message is answered from the help pages, and says so. Nothing leaves the page. */
export function LocalSupport() {
  const { t } = useTranslation(['common', 'help'])
  const { language } = useLanguage()
  const { user, lines } = useStore(supportPanel)
  const [draft, setDraft] = useState('')
  const questions = contentsOf(useContents().data ?? [], 'question')
  const answers = useAnswers(questions, true)
  const answersTo = (message: string) =>
    suggestAnswers(questions, answers, message, language.tag).slice(0, SHOWN)
  const suggested = answersTo(draft)

  const handleSend = (event: FormEvent) => {
    event.preventDefault()
    const text = draft.trim()
    if (text === '') return
    const state = supportPanel.get()
    const id = state.lines.length
    supportPanel.set({
      ...state,
      lines: [
        ...state.lines,
        { id, from: 'user', text },
        { id: id + 1, from: 'support', found: answersTo(text) },
      ],
    })
    setDraft('')
  }

  return (
    <Stack>
      <Note tone="info">{t('support.empty')}</Note>
      <ol aria-live="polite" className="grid max-h-[40vh] gap-3 overflow-y-auto empty:hidden">
        {lines.map((line) => (
          <li key={line.id} className="grid gap-0.5">
            <span className="text-12 text-muted">
              {line.from === 'user' ? (user?.userName ?? t('support.you')) : t('support.automatic')}
            </span>
            {line.from === 'user' ? (
              <span className="whitespace-pre-wrap break-words">{line.text}</span>
            ) : (
              <FoundAnswer found={line.found} />
            )}
          </li>
        ))}
      </ol>
      <form onSubmit={handleSend} className="grid gap-3">
        <Field label={t('support.label')}>
          <TextInput
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            maxLength={1000}
            autoComplete="off"
          />
        </Field>
        {suggested.length > 0 ? (
          <section aria-label={t('support.related')}>
            <h3 className="text-12 text-muted">{t('support.related')}</h3>
            <HelpLinks items={suggested} />
          </section>
        ) : null}
        <Button type="submit" variant="primary">
          {t('support.send')}
        </Button>
      </form>
      <SupportRoutes />
    </Stack>
  )
}

/** The text of the best answer with its address, then the others; or that there is none. */
function FoundAnswer({ found }: { found: readonly ContentItem[] }) {
  const { t } = useTranslation(['common', 'help'])
  const [best] = found
  const content = useContent(best?.id ?? '')
  if (best === undefined) return <p>{t('support.none')}</p>
  return (
    <div className="grid gap-2">
      <p>{t('support.reply')}</p>
      {content.data ? (
        <FormattedText text={content.data.body} title={best.title} headingLevel={4} />
      ) : content.isError ? null : (
        <Skeleton lines={3} label={t('help:text.loading')} />
      )}
      <HelpLinks items={found} />
    </div>
  )
}

/** Questions with links to their answers. */
function HelpLinks({ items }: { items: readonly ContentItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <PanelLink to={contentLink(item)}>{item.title}</PanelLink>
        </li>
      ))}
    </ul>
  )
}

/** Where else to turn: the help centre, the company and how to complain; and what support never asks for. */
function SupportRoutes() {
  const { t } = useTranslation('help')
  return (
    <div className="grid justify-items-start border-t border-line pt-2 text-13">
      <PanelLink to={paths.help.href()}>
        <CircleHelp className="size-4 flex-none" aria-hidden="true" />
        {t('contact.help')}
      </PanelLink>
      <PanelLink to={paths.companyIntro.href()}>
        <Building2 className="size-4 flex-none" aria-hidden="true" />
        {t('contact.company')}
      </PanelLink>
      <p className="text-12 text-muted">{t('contact.never')}</p>
    </div>
  )
}

/** A link from the panel to a page: the panel closes, what was written stays. */
function PanelLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} onClick={closeSupportPanel} className="inline-flex min-h-12 items-center gap-2 text-accent">
      {children}
    </Link>
  )
}
