import type { Language } from '@swx/locales/languages'
import { ChevronDown, Download } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { downloadText } from '#lib/csv/download-text.ts'
import { offeredLanguages } from '#lib/i18n/offered-languages.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { SearchInput } from '#ui/form/search-input.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { agreementFile, countMatches, languageOfAgreement, readAgreement } from '../model/agreement.ts'

/** An agreement as it is shown. */
export interface ShownAgreement {
  markdown: string
  version: string
  /** BCP 47 tag of the text. */
  tag: string
  /** Who signed it and when; undefined while it is not signed. */
  signed?: string | undefined
  /** BCP 47 tag that it was asked for in; with it another language can be chosen. */
  asked?: string | undefined
  onLanguage?: ((tag: string) => void) | undefined
}

/** An agreement that is read: its words, what is searched in them, and what is said of it. */
export function useAgreement({ markdown, version, tag, signed }: ShownAgreement) {
  const { t } = useTranslation('loans')
  const text = useMemo(() => readAgreement(markdown), [markdown])
  const [searched, setSearched] = useState('')
  const [current, setCurrent] = useState(0)
  const count = useMemo(() => countMatches(text, searched), [text, searched])
  const language = languageOfAgreement(tag)
  return {
    text,
    language,
    /** Version, language, and who signed it. */
    facts: [t('agreement.version', { version }), language.name, signed].filter(Boolean).join(' · '),
    searched,
    /** Which place of the searched words is on show, from 0, and how many there are. */
    current,
    count,
    search: (words: string) => {
      setSearched(words)
      setCurrent(0)
    },
    move: (by: number) => setCurrent((current + by) % count),
  }
}

/** An agreement that is read. */
export type ReadAgreement = ReturnType<typeof useAgreement>

export interface AgreementToolsProps extends ShownAgreement {
  agreement: ReadAgreement
  /** After the others. */
  children?: ReactNode
}

/** What can be done with an agreement: search, another language, keep it. */
export function AgreementTools({ agreement, children, ...shown }: AgreementToolsProps) {
  const { t } = useTranslation(['loans', 'common'])
  const { markdown, version, tag, asked, onLanguage } = shown
  const { searched, count, search, move, language, facts } = agreement
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <SearchInput
        label={t('agreement.search')}
        placeholder={t('agreement.search')}
        value={searched}
        onSearch={search}
        className="w-60 max-w-full"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || count === 0) return
          event.preventDefault()
          move(event.shiftKey ? count - 1 : 1)
        }}
      />
      {count === 0 ? null : (
        <IconButton
          label={t('agreement.next')}
          icon={<ChevronDown className="size-5" aria-hidden="true" />}
          onClick={() => move(1)}
        />
      )}
      {onLanguage ? (
        <SelectInput
          aria-label={t('agreement.language')}
          value={languageOfAgreement(asked ?? tag).tag}
          onChange={({ target }) => onLanguage(target.value)}
          className="w-36"
        >
          {offeredLanguages.map((one) => (
            <option key={one.tag} value={one.tag}>
              {one.name}
            </option>
          ))}
        </SelectInput>
      ) : null}
      <Button
        size="sm"
        icon={<Download className="size-4" aria-hidden="true" />}
        onClick={() =>
          saveAgreement({ markdown, version, language, facts, label: t('common:sandbox.title') })
        }
      >
        {t('agreement.download')}
      </Button>
      {children}
    </div>
  )
}

/** How many places have the searched words, and which is on show. */
export function AgreementMatches({
  agreement: { searched, current, count },
}: Pick<AgreementToolsProps, 'agreement'>) {
  const { t } = useTranslation('loans')
  return (
    <p role="status" className="px-4 pb-2 text-12 text-muted empty:hidden">
      {searched.trim() === ''
        ? null
        : count === 0
          ? t('agreement.noMatch')
          : t('agreement.match', { at: current + 1, count })}
    </p>
  )
}

/** What of an agreement is kept. */
interface SavedAgreement {
  readonly markdown: string
  readonly version: string
  readonly language: Language
  readonly facts: string
  /** What every page of a sandbox says. */
  readonly label: string
}

/** Hands an agreement to the user as it was shown: a page that opens and prints without a connection. */
function saveAgreement({ markdown, version, language, facts, label }: SavedAgreement): void {
  const page = agreementFile({
    markdown,
    language: language.tag,
    direction: language.dir,
    facts,
    label: isSandbox ? label : undefined,
  })
  downloadText(`loan-agreement-${version}-${language.code}.html`, page, 'text/html')
}
