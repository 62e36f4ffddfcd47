import { useTranslation } from 'react-i18next'
import { serverClock } from '#core/api/server-clock.ts'
import { SignatureField } from '#core/pictures/signature-field.tsx'
import type { QuotedStepProps } from './step-layout.tsx'

interface LoanSignatureProps extends Pick<QuotedStepProps, 'quote' | 'signature' | 'flow'> {
  isMissing: boolean
}

/** The signature under an agreement; a typed name has to be the borrower's. */
export function LoanSignature({ quote, signature, flow, isMissing }: LoanSignatureProps) {
  const { t } = useTranslation('loans')
  const name = quote.borrower?.name
  const nameErrorOf = (typed: string) =>
    name === undefined || isSameName(typed, name) ? undefined : t('sign.otherName', { name })
  return (
    <SignatureField
      signature={signature}
      isMissing={isMissing}
      nameErrorOf={nameErrorOf}
      nameHint={name === undefined ? undefined : t('sign.nameHint', { name })}
      onSigned={(kind) => flow.change({ signed: { kind, at: serverClock.now() } })}
    />
  )
}

const spaced = (name: string) => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ')

/** Whether a typed name is that of the borrower, whatever its case and spaces. */
export const isSameName = (typed: string, name: string): boolean =>
  spaced(typed).localeCompare(spaced(name), undefined, { sensitivity: 'accent' }) === 0
