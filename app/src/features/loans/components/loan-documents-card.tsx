import { Download, FileText, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadText } from '#lib/csv/download-text.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { languageOfAgreement } from '../model/agreement.ts'
import { type LoanDetail, termsOf } from '../model/loan.ts'
import { scheduleCsv } from '../model/schedule.ts'
import { AgreementReader } from './agreement-reader.tsx'

/** The papers of a loan: the agreement as it was signed, and each day's interest. */
export function LoanDocumentsCard({ loan }: { loan: LoanDetail }) {
  const { t } = useTranslation(['loans', 'common'])
  const [isOpen, setIsOpen] = useState(false)
  const { agreement, agreementVersion, loanNo, disbursedAt } = loan
  const signed =
    agreement &&
    t('documents.signedBy', {
      name: agreement.signedBy,
      time: loan.agreementSignedAt,
    })
  return (
    <>
      <Card flush title={t('documents.title')}>
        {agreement ? (
          <Paper
            icon={<FileText />}
            title={t('documents.agreement')}
            facts={[
              t('agreement.version', { version: agreementVersion }),
              languageOfAgreement(agreement.language).name,
              signed,
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {t(isOpen ? 'documents.close' : 'documents.read')}
            </Button>
          </Paper>
        ) : null}
        {disbursedAt === undefined ? null : (
          <Paper icon={<Table2 />} title={t('documents.schedule')} facts={t('documents.scheduleNote')}>
            <Button
              size="sm"
              className="on-mobile:min-h-11"
              icon={<Download className="size-4" aria-hidden="true" />}
              onClick={() =>
                downloadText(
                  `${loanNo}.csv`,
                  scheduleCsv(termsOf(loan), Date.parse(disbursedAt), t('common:sandbox.title')),
                )
              }
            >
              {t('documents.csv')}
            </Button>
          </Paper>
        )}
      </Card>
      {isOpen && agreement ? (
        <AgreementReader
          markdown={agreement.markdown}
          version={agreementVersion}
          tag={agreement.language}
          signed={signed}
        />
      ) : null}
    </>
  )
}

interface PaperProps {
  icon: ReactNode
  title: string
  facts: string
  children: ReactNode
}

function Paper({ icon, title, facts, children }: PaperProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 first-of-type:border-t-0">
      <span className="flex-none text-muted [&>svg]:size-5" aria-hidden="true">
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-strong">{title}</p>
        <p className="text-12 text-muted">{facts}</p>
      </div>
      {children}
    </div>
  )
}
