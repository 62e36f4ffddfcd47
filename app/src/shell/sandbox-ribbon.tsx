import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'

/** Says on every page that nothing here is real. It cannot be closed. */
export function SandboxRibbon() {
  const { t } = useTranslation()
  if (!isSandbox) return null
  return (
    <div
      role="note"
      className="hatch-wide flex min-h-(--ribbon) items-center justify-center border-b border-line px-4 py-1 text-center text-12 on-mobile:px-1 on-mobile:text-[min(0.75rem,14px)] max-[22.5rem]:text-11 on-mobile:max-[22.5rem]:text-[min(0.6875rem,13px)] on-mobile:low:hidden"
    >
      <span className="rounded-1 bg-surface px-3 on-mobile:px-2">
        <FlaskConical className="me-1.5 inline-block size-4 align-[-3px]" aria-hidden="true" />
        <RichText text={t('sandbox.label')} parts={[<b key="name" />]} />
      </span>
    </div>
  )
}

/** In a low window the ribbon is a word in the bar of a phone. */
export function SandboxWord() {
  const { t } = useTranslation()
  if (!isSandbox) return null
  return (
    <span className="hatch-wide hidden flex-none rounded-1 px-2 py-0.5 text-[11px] leading-4 font-strong low:inline">
      <span className="sr-only">{t('sandbox.title')}</span>
      <span aria-hidden="true">{t('sandbox.word')}</span>
    </span>
  )
}
