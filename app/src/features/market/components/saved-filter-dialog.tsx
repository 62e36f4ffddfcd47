import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useAppForm } from '#core/forms/use-app-form.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { listName, NAME_MAX } from '../model/own-lists.ts'
import { keepFilter, removeFilter, type SavedFilter, savedFilters } from '../model/saved-filters.ts'

interface SavedFilterDialogProps {
  /** The filter as it is kept; one without a name is new. */
  filter: SavedFilter
  onClose: () => void
  onKept?: (filter: SavedFilter) => void
  onRemoved?: () => void
}

/** Gives a filter a name, another one, or removes it. */
export function SavedFilterDialog({ filter, onClose, onKept, onRemoved }: SavedFilterDialogProps) {
  const { t } = useTranslation(['market', 'common'])
  const formId = useId()
  const isNew = filter.name === ''
  const schema = useMemo(
    () =>
      z.object({
        name: listName(
          savedFilters
            .get()
            .filter(({ id }) => id !== filter.id)
            .map(({ name }) => name),
        ),
      }),
    [filter.id],
  )
  const { form, errorOf, forget, submit } = useAppForm({
    schema,
    initial: { name: filter.name },
    draft: { name: `market ${filter.id}`, fields: ['name'] },
    mode: 'onSubmit',
  })
  const errors = {
    nameMissing: t('lists.error.nameMissing'),
    nameTooLong: t('lists.error.nameTooLong', { max: NAME_MAX }),
    nameTaken: t('filter.nameTaken'),
  }

  const handleSubmit = submit(({ name }) => {
    const kept: SavedFilter = { ...filter, name }
    keepFilter(kept)
    forget()
    onKept?.(kept)
    onClose()
    toast(t('filter.kept', { name }))
  })

  function handleRemove() {
    removeFilter(filter.id)
    onRemoved?.()
    onClose()
    toast(t('filter.removed', { name: filter.name }), {
      action: { label: t('watch.undo'), run: () => keepFilter(filter) },
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={isNew ? t('filter.saveAs') : t('filter.edit', { name: filter.name })}
      actions={
        <>
          {isNew ? (
            <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          ) : (
            <Button onClick={handleRemove}>{t('filter.delete')}</Button>
          )}
          <Button type="submit" form={formId} variant="primary">
            {t('filter.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Field label={t('lists.name')} error={errorOf('name', errors)} hint={t('columns.where')}>
          <TextInput {...form.register('name')} maxLength={NAME_MAX} />
        </Field>
      </form>
    </Dialog>
  )
}
