import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { runTimeConfig } from '#config/run-time/run-time-config.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'

/** What opening an account agrees to, where the operator of the app names its terms or its privacy notice. */
export function OperatorTerms() {
  const links = runTimeConfig()?.links
  return links?.terms || links?.privacy ? <Terms {...links} /> : null
}

function Terms({ terms, privacy }: { terms?: string | undefined; privacy?: string | undefined }) {
  const { t } = useTranslation('operator')
  return (
    <p className="grid gap-1 text-13 text-muted">
      {terms ? (
        <span>
          <RichText text={t('agree.terms')} parts={[<OutsideLink key="terms" href={terms} />]} />
        </span>
      ) : null}
      {privacy ? (
        <span>
          <RichText text={t('agree.privacy')} parts={[<OutsideLink key="privacy" href={privacy} />]} />
        </span>
      ) : null}
    </p>
  )
}

function OutsideLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
