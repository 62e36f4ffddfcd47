import { useTranslation } from 'react-i18next'
import { CostList } from '#ui/data/cost-list.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { MyNft } from '../model/nft.ts'
import { PaperLines } from './paper-lines.tsx'
import { useCertificateLines } from './use-certificate-lines.ts'

/** What was given to whom, labelled as a sample where the charity has no number in a register. */
export function DonationReceipt({ work }: { work: MyNft }) {
  const { t } = useTranslation('nfts')
  const { receipt, amount, label } = useCertificateLines(work)
  const isSample = work.charity.registrationNo === undefined
  return (
    <Card
      title={t('receipt.title')}
      aside={isSample ? <Badge tone="warn">{t('receipt.sample')}</Badge> : undefined}
    >
      <PaperLines lines={receipt} />
      <CostList rows={[]} total={{ label: t('receipt.given'), value: <Figure value={amount} /> }} />
      <p className="text-12 text-muted">{t(isSample ? 'receipt.sampleBody' : 'receipt.body')}</p>
      {label ? <p className="text-12 text-muted">{label}</p> : null}
    </Card>
  )
}
