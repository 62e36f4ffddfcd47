import { clsx } from 'clsx'
import { Check, Plus } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '#core/forms/use-app-form.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { SearchInput } from '#ui/form/search-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { SEARCH_MAX } from '../model/market-query.ts'
import type { MarketRow } from '../model/market-row.ts'
import {
  keepList,
  MEMBERS_MAX,
  NAME_MAX,
  type OwnList,
  type OwnListForm,
  ownListForm,
  ownLists,
  removeList,
} from '../model/own-lists.ts'
import { useFoundRows } from '../model/use-ordered-rows.ts'

interface OwnListDialogProps {
  /** The list as it is kept; one without a name is new. */
  list: OwnList
  rows: readonly MarketRow[]
  onClose: () => void
  onKept: (list: OwnList) => void
  onRemoved: () => void
}

/** Names a list of one's own and chooses what is on it. */
export function OwnListDialog({ list, rows, onClose, onKept, onRemoved }: OwnListDialogProps) {
  const { t } = useTranslation(['market', 'common'])
  const formId = useId()
  const [text, setText] = useState('')
  const isNew = list.name === ''
  const schema = useMemo(
    () =>
      ownListForm(
        ownLists
          .get()
          .filter(({ id }) => id !== list.id)
          .map(({ name }) => name),
      ),
    [list.id],
  )
  const { form, errorOf, forget, submit } = useAppForm({
    schema,
    initial: { name: list.name, ids: [...list.ids] } satisfies OwnListForm,
    draft: { name: `market ${list.id}`, fields: ['name'] },
    mode: 'onSubmit',
  })
  const members = useController({ control: form.control, name: 'ids' }).field
  const errors = {
    nameMissing: t('lists.error.nameMissing'),
    nameTooLong: t('lists.error.nameTooLong', { max: NAME_MAX }),
    nameTaken: t('lists.error.nameTaken'),
    empty: t('lists.error.empty'),
    full: t('lists.error.full', { max: MEMBERS_MAX }),
  }

  const handleSubmit = submit((values) => {
    const kept: OwnList = { id: list.id, ...values }
    keepList(kept)
    forget()
    onKept(kept)
    onClose()
    toast(t('lists.kept', { name: kept.name }))
  })

  function handleRemove() {
    removeList(list.id)
    onRemoved()
    onClose()
    toast(t('lists.removed', { name: list.name }), {
      action: { label: t('watch.undo'), run: () => keepList(list) },
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={isNew ? t('lists.new') : t('lists.edit', { name: list.name })}
      actions={
        <>
          {isNew ? (
            <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          ) : (
            <Button onClick={handleRemove}>{t('lists.remove')}</Button>
          )}
          <Button type="submit" form={formId} variant="primary">
            {t('lists.keep')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4">
        <Field label={t('lists.name')} error={errorOf('name', errors)} hint={t('lists.where')}>
          <TextInput {...form.register('name')} maxLength={NAME_MAX} />
        </Field>
        <div className="grid gap-2">
          <Field label={t('lists.members', { count: members.value.length })} error={errorOf('ids', errors)}>
            <SearchInput
              label={t('search.label')}
              placeholder={t('search.placeholder')}
              value={text}
              maxLength={SEARCH_MAX}
              onSearch={setText}
            />
          </Field>
          <MemberChoice rows={rows} text={text} ids={members.value} onChange={members.onChange} />
        </div>
      </form>
    </Dialog>
  )
}

/** More than these are found by typing. */
const SHOWN_MAX = 30

interface MemberChoiceProps {
  rows: readonly MarketRow[]
  /** What is searched for. */
  text: string
  /** Ids of what is on the list. */
  ids: readonly string[]
  onChange: (ids: string[]) => void
}

/** Instruments to put on a list or take off it: what is on it first, then what the search finds. */
function MemberChoice({ rows, text, ids, onChange }: MemberChoiceProps) {
  const { t } = useTranslation('market')
  const found = useFoundRows(rows, text)
  const members = found.filter(({ id }) => ids.includes(id))
  const shown = [...members, ...found.filter(({ id }) => !ids.includes(id)).slice(0, SHOWN_MAX)]

  if (shown.length === 0)
    return <p className="text-13 text-muted">{t('list.nothingFound', { text: text.trim() })}</p>
  return (
    <ul className="max-h-72 overflow-y-auto rounded-2 border border-line">
      {shown.map((row) => {
        const isMember = ids.includes(row.id)
        const Mark = isMember ? Check : Plus
        return (
          <li key={row.id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              aria-pressed={isMember}
              onClick={() => onChange(isMember ? ids.filter((id) => id !== row.id) : [...ids, row.id])}
              className="flex min-h-11 w-full items-center gap-3 px-3 text-start hover:bg-surface-sunken focus-visible:-outline-offset-2"
            >
              <Mark
                className={clsx('size-4 flex-none', isMember ? 'text-accent' : 'text-muted')}
                aria-hidden="true"
              />
              <b>
                <bdi>{row.code}</bdi>
              </b>
              <bdi className="min-w-0 truncate text-13 text-muted" title={row.name}>
                {row.name}
              </bdi>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
