import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { useOwnedNft } from '../api/use-owned-nft.ts'
import { Certificate } from './certificate.tsx'
import { CertificateActions } from './certificate-actions.tsx'
import { DonationReceipt } from './donation-receipt.tsx'

/** The papers of an own work: the certificate and the receipt of the donation, to keep as a picture or to print. */
export function CertificatePage() {
  const { t } = useTranslation(['nfts', 'common'])
  const [params] = useSearchParams()
  const { work, error, isMissing, refetch } = useOwnedNft((params.get('id') ?? '').slice(0, 64))
  const own = (
    <LinkButton size="sm" to={paths.myNfts.href({ tab: 'owned' })}>
      {t('certificate.back')}
    </LinkButton>
  )

  return (
    <div className="page-frame grid max-w-[860px]! grid-cols-[minmax(0,1fr)] gap-4">
      <div className="print:hidden">
        <PageHeading title={t('common:page.nftCertificate')} aside={own} />
      </div>
      {error ? (
        <section className="card">
          <ErrorState error={error} title={t('certificate.failed')} onRetry={refetch}>
            <p className="text-13 text-muted">{t('unaffected')}</p>
          </ErrorState>
        </section>
      ) : isMissing ? (
        <section className="card">
          <EmptyState title={t('certificate.missing')} body={t('certificate.missingBody')} action={own} />
        </section>
      ) : work === undefined ? (
        <section className="card p-4">
          <Skeleton lines={8} lineHeight={40} label={t('certificate.loading')} />
        </section>
      ) : (
        <>
          <CertificateActions work={work} />
          <Certificate work={work} />
          <DonationReceipt work={work} />
        </>
      )}
    </div>
  )
}
