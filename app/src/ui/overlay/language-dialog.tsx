import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { compactLanguages } from '#lib/i18n/compact-languages.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { LanguageList } from '../form/language-list.tsx'
import type { LayerProps } from './lazy-layer.tsx'
import { Sheet } from './sheet.tsx'

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
