import { Search, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/form/icon-button.tsx'

export interface SearchFieldProps {
  text: string
  listId: string
  /** The result that Enter opens. */
  chosenId: string | undefined
  onText: (text: string) => void
  onKey: (event: KeyboardEvent) => void
  onClose: () => void
}

/** The field of the search: focus stays in it while the arrows choose a result. */
export function SearchField({ text, listId, chosenId, onText, onKey, onClose }: SearchFieldProps) {
  const { t } = useTranslation('search')
  return (
    <div className="flex items-center gap-3 border-b border-line ps-4 pe-2">
      <Search className="size-5 flex-none text-muted" aria-hidden="true" />
      <input
        data-autofocus=""
        type="text"
        role="combobox"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        aria-label={t('label')}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={chosenId !== undefined}
        aria-controls={chosenId === undefined ? undefined : listId}
        aria-activedescendant={chosenId}
        placeholder={t('placeholder')}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKey}
        className="min-h-14 min-w-0 flex-1 bg-transparent text-18 outline-none placeholder:text-muted"
      />
      <IconButton label={t('close')} icon={<X className="size-5" aria-hidden="true" />} onClick={onClose} />
    </div>
  )
}
