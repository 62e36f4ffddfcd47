import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contentsOf } from '#core/api/content.ts'
import { useAnswers } from '#core/api/use-answers.ts'
import { useContents } from '#core/api/use-contents.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useStore } from '#lib/store/create-store.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { FoundAnswer } from './found-answer.tsx'
import { HelpLinks } from './help-links.tsx'
import { suggestAnswers } from './model/suggest-answers.ts'
import { supportPanel } from './support-chat.ts'
import { SupportRoutes } from './support-routes.tsx'

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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
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
    </div>
  )
}
