import { type Language, languages } from '@swx/locales/languages'
import { Check } from 'lucide-react'
import { useLanguage } from '#lib/i18n/use-language.ts'

export interface LanguageListProps {
  /** Which languages to offer; all ten by default. */
  entries?: readonly Language[]
  onChosen: () => void
}

/** Languages to choose from, each in its own name. */
export function LanguageList({ entries = languages, onChosen }: LanguageListProps) {
  const { language, setLanguage } = useLanguage()
  const choose = async (next: Language) => {
    await setLanguage(next)
    onChosen()
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
