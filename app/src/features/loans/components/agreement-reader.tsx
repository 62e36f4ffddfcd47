import { type Language, languages } from '@swx/locales/languages'
import { clsx } from 'clsx'
import { ChevronDown, Download, Maximize, Minimize } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFullScreen } from '#lib/device/use-full-screen.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { SearchInput } from '#ui/form/search-input.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import {
  agreementFile,
  countMatches,
  languageOfAgreement,
  readAgreement,
  readingMinutes,
} from '../model/agreement.ts'
import { AgreementPaper } from './agreement-paper.tsx'
import './agreement.css'
import { isSandbox } from '#config/env.ts'
import { downloadText } from '#lib/csv/download-text.ts'

export interface AgreementReaderProps {
  markdown: string
  version: string
  /** BCP 47 tag of the text. */
  tag: string
  /** Who signed it and when; undefined while it is not signed. */
  signed?: string | undefined
  /** BCP 47 tag that it was asked for in; with it another language can be chosen. */
  asked?: string | undefined
  onLanguage?: ((tag: string) => void) | undefined
  /** How far it was read, 0 to 1: where it opens. */
  position?: number | undefined
  onPosition?: ((position: number) => void) | undefined
  /** Its end was seen. */
  onRead?: (() => void) | undefined
}

/** An agreement to read in full: by section, by words, in another language, on the whole screen, and to keep. */
export function AgreementReader(props: AgreementReaderProps) {
  const { markdown, version, tag, signed, asked, onLanguage, onRead } = props
  const { t } = useTranslation(['loans', 'common'])
  const frame = useRef<HTMLElement>(null)
  const fullScreen = useFullScreen(frame)
  const FullScreenIcon = fullScreen.isOn ? Minimize : Maximize
  const text = useMemo(() => readAgreement(markdown), [markdown])
  const [searched, setSearched] = useState('')
  const [current, setCurrent] = useState(0)
  const [progress, setProgress] = useState(0)
  const count = useMemo(() => countMatches(text, searched), [text, searched])
  const move = (by: number) => setCurrent((current + by) % count)
  const language = languageOfAgreement(tag)
  const facts = [t('agreement.version', { version }), language.name, signed].filter(Boolean).join(' · ')

  return (
    <section
      ref={frame}
      aria-label={t('agreement.title')}
      className={clsx('card agreement', fullScreen.isOn && 'agreement-full')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2>{t('agreement.title')}</h2>
          <p className="text-12 text-muted">
            <bdi>{facts}</bdi>
            {' · '}
            {t('agreement.length', { count: text.sections.length })}
            {' · '}
            {t('agreement.minutes', { count: readingMinutes(markdown) })}
          </p>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <SearchInput
            label={t('agreement.search')}
            placeholder={t('agreement.search')}
            value={searched}
            onSearch={(text) => {
              setSearched(text)
              setCurrent(0)
            }}
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
              {languages.map((one) => (
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
          <IconButton
            label={t(fullScreen.isOn ? 'agreement.leaveFullScreen' : 'agreement.fullScreen')}
            icon={<FullScreenIcon className="size-5" aria-hidden="true" />}
            onClick={fullScreen.toggle}
          />
        </div>
      </div>
      <p role="status" className="px-4 pb-2 text-12 text-muted empty:hidden">
        {searched.trim() === ''
          ? null
          : count === 0
            ? t('agreement.noMatch')
            : t('agreement.match', { at: current + 1, count })}
      </p>
      <div
        role="progressbar"
        aria-label={t('agreement.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress * 100)}
        className="h-[3px] bg-line"
      >
        <span className="block h-full bg-accent" style={{ inlineSize: `${progress * 100}%` }} />
      </div>
      <AgreementPaper
        key={markdown}
        text={text}
        language={language}
        searched={searched}
        current={current}
        position={props.position ?? 0}
        onPosition={(position) => {
          setProgress(position)
          props.onPosition?.(position)
          if (position >= 1) onRead?.()
        }}
      />
    </section>
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
