import type { Language } from '@swx/locales/languages'
import { isSandbox } from '#config/env.ts'
import { downloadText } from '#lib/csv/download-text.ts'
import { agreementFile } from '../model/agreement-file.ts'

/** What of an agreement is kept. */
export interface SavedAgreement {
  readonly markdown: string
  readonly version: string
  readonly language: Language
  readonly facts: string
  /** What every page of a sandbox says. */
  readonly label: string
}

/** Hands an agreement to the user as it was shown: a page that opens and prints without a connection. */
export function saveAgreement({ markdown, version, language, facts, label }: SavedAgreement): void {
  const page = agreementFile({
    markdown,
    language: language.tag,
    direction: language.dir,
    facts,
    label: isSandbox ? label : undefined,
  })
  downloadText(`loan-agreement-${version}-${language.code}.html`, page, 'text/html')
}
