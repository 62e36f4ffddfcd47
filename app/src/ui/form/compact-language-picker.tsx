import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { compactLanguages } from '#lib/i18n/compact-languages.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { LanguageDialog } from '../overlay/lazy-language-dialog.ts'
import { useChooseLanguage } from '../overlay/use-choose-language.ts'

/** A few languages at hand in a row, and the way to all ten. */
export function CompactLanguagePicker({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const chooseLanguage = useChooseLanguage()
  const [listOpen, setListOpen] = useState(false)

  return (
    <fieldset
      aria-label={t('language.title')}
      className={clsx('flex flex-wrap items-center gap-1', className)}
    >
      {compactLanguages(language).map((entry) => (
        <button
          key={entry.code}
          type="button"
          lang={entry.tag}
          aria-pressed={entry.code === language.code}
          onClick={() => void chooseLanguage(entry)}
          className="min-h-11 rounded-2 px-2.5 text-13 text-muted hover:bg-surface-sunken hover:text-text aria-pressed:font-strong aria-pressed:text-text"
        >
          <bdi>{entry.name}</bdi>
        </button>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setListOpen(true)}
        className="min-h-11 rounded-2 px-2.5 text-13 text-accent hover:bg-accent-soft"
      >
        {t('language.more')}
      </button>
      <LanguageDialog open={listOpen} onClose={() => setListOpen(false)} />
    </fieldset>
  )
}
