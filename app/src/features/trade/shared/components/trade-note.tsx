import { useSetTradeNote } from '@swx/sdk/react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNotice } from '#core/errors/error-notice.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Field, useFieldLink } from '#ui/form/field.tsx'
import { Card } from '#ui/layout/card.tsx'

/** Characters that the contract allows. */
const MOST_CHARACTERS = 500

/** The user's own note on a position or an option, kept with it by the server; an empty one removes it. */
export function TradeNote({ orderNo, note = '' }: { orderNo: string; note?: string | undefined }) {
  const { t } = useTranslation('orders')
  const [text, setText] = useState(note)
  const saving = useSetTradeNote()

  const save = async () => {
    const wanted = text.trim()
    try {
      await saving.mutateAsync({ data: { orderNo, note: wanted } })
    } catch {
      // Shown above the field.
      return
    }
    setText(wanted)
    toast(t(wanted === '' ? 'note.removed' : 'note.saved'))
  }
  return (
    <Card>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {saving.error ? <ErrorNotice error={saving.error} /> : null}
        <Field label={t('note.label')} hint={t('note.hint')}>
          <NoteInput
            value={text}
            maxLength={MOST_CHARACTERS}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          className="justify-self-start"
          busy={saving.isPending}
          disabled={text.trim() === note}
        >
          {t('note.save')}
        </Button>
      </form>
    </Card>
  )
}

/** Several lines of text, joined to the field around them. */
function NoteInput(props: ComponentProps<'textarea'>) {
  return (
    <div className="field-box h-auto!">
      <textarea
        {...useFieldLink()}
        {...props}
        rows={3}
        dir="auto"
        className="w-full resize-y bg-transparent py-2"
      />
    </div>
  )
}
