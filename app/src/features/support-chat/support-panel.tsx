import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { operator } from '../../config/operator.ts'
import { useStore } from '../../lib/store/create-store.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import type { LayerProps } from '../../ui/overlay/lazy-layer.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { OperatorSupport } from './operator-support.tsx'
import { supportPanel } from './support-chat.ts'

/** Support: the ways to the operator's, or the local panel of the sandbox. */
export function SupportPanel({ open, onClose }: LayerProps) {
  const { t } = useTranslation()
  return (
    <Sheet open={open} onClose={onClose} title={t('support.title')}>
      {operator ? <OperatorSupport operator={operator} /> : <LocalSupport />}
    </Sheet>
  )
}

/** A talk that stays on the page; it says plainly that no one reads it. */
function LocalSupport() {
  const { t } = useTranslation()
  const { user, lines } = useStore(supportPanel)
  const [draft, setDraft] = useState('')

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
        { id: id + 1, from: 'support', text: t('support.reply') },
      ],
    })
    setDraft('')
  }

  return (
    <div className="grid gap-4">
      <Note tone="info">{t('support.empty')}</Note>
      <ol aria-live="polite" className="grid max-h-[40vh] gap-3 overflow-y-auto empty:hidden">
        {lines.map((line) => (
          <li key={line.id} className="grid gap-0.5">
            <span className="text-12 text-muted">
              {line.from === 'user' ? (user?.userName ?? t('support.you')) : t('support.title')}
            </span>
            <span className="whitespace-pre-wrap">{line.text}</span>
          </li>
        ))}
      </ol>
      <form onSubmit={handleSend} className="grid gap-3">
        <Field label={t('support.label')}>
          <TextInput value={draft} onChange={(event) => setDraft(event.target.value)} maxLength={1000} />
        </Field>
        <Button type="submit" variant="primary">
          {t('support.send')}
        </Button>
      </form>
    </div>
  )
}
