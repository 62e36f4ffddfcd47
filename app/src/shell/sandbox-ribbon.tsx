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
      className="hatch-wide flex min-h-(--ribbon) items-center justify-center border-b border-line px-4 py-1 text-center text-12 max-[22.5rem]:text-11"
    >
      <span className="rounded-1 bg-surface px-3">
        <FlaskConical className="me-1.5 inline-block size-4 align-[-3px]" aria-hidden="true" />
        <RichText text={t('sandbox.label')} parts={[<b key="name" />]} />
      </span>
    </div>
  )
}
