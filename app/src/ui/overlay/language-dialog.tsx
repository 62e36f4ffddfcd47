import type { Language } from '@swx/locales/languages'
import { Check, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { compactLanguages } from '#lib/i18n/compact-languages.ts'
import { offeredLanguages } from '#lib/i18n/offered-languages.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { LayerProps } from './lazy-layer.tsx'
import { Sheet } from './sheet.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

export interface LanguageDialogProps extends LayerProps {
  /** Starts with a few languages and a way to all. */
  compact?: boolean
}

/** The choice of languages: a dialog on desktop, a sheet on phones. */
export function LanguageDialog({ open, onClose, compact = false }: LanguageDialogProps) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [expanded, setExpanded] = useState(false)
  const close = () => {
    setExpanded(false)
    onClose()
  }
  return (
    <Sheet open={open} onClose={close} title={t('language.title')}>
      {compact && !expanded ? (
        <>
          <LanguageList entries={compactLanguages(language)} onChosen={close} />
          <button
            type="button"
            onClick={() => setExpanded(true)}
            className="-mx-2 flex min-h-12 w-[calc(100%+16px)] items-center justify-between gap-3 rounded-2 px-2 text-start text-muted hover:bg-surface-sunken"
          >
            {t('language.more')}
            <ChevronRight className="size-4 mirror-rtl" aria-hidden="true" />
          </button>
        </>
      ) : (
        <LanguageList onChosen={close} />
      )}
    </Sheet>
  )
}

interface LanguageListProps {
  /** Which languages to show; all that are offered by default. */
  entries?: readonly Language[]
  onChosen: () => void
}

/** Languages to choose from, each in its own name. */
function LanguageList({ entries = offeredLanguages, onChosen }: LanguageListProps) {
  const { language } = useLanguage()
  const chooseLanguage = useChooseLanguage()
  const choose = async (next: Language) => {
    if (await chooseLanguage(next)) onChosen()
  }
  return (
    <ul className="-mx-2">
      {entries.map((entry) => (
        <li key={entry.code} className="border-b border-line">
          <button
            type="button"
            lang={entry.tag}
            aria-current={entry.code === language.code || undefined}
            onClick={() => void choose(entry)}
            className="flex min-h-12 w-full items-center justify-between gap-3 rounded-2 px-2 text-start hover:bg-surface-sunken aria-[current]:font-strong"
          >
            <bdi>{entry.name}</bdi>
            {entry.code === language.code ? (
              <Check className="size-5 text-accent" aria-hidden="true" />
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
