import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { formatUsd } from '#core/format/figures.ts'
import { formatDateTimeFull } from '#core/format/format-time.ts'
import { useSession } from '#core/session/use-session.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { useMyNfts, workQuery } from '../api/use-nfts.ts'
import type { MyNft } from '../model/nft.ts'
import { CertificateActions } from './certificate-actions.tsx'
import { NftPicture, pictureUrl } from './nft-picture.tsx'

/** The papers of an own work: the certificate and the receipt of the donation, to keep as a picture or to print. */
export function CertificatePage() {
  const { t } = useTranslation('nfts')
  const [{ id }] = useQueryState(workQuery)
  const owned = useMyNfts('owned')
  const work = owned.rows?.find((one) => one.id === id)
  const own = (
    <LinkButton size="sm" to={paths.myNfts.href({ tab: 'owned' })}>
      {t('certificate.back')}
    </LinkButton>
  )

  return (
    <div className="page-frame grid max-w-[860px]! grid-cols-[minmax(0,1fr)] gap-4">
      <div className="print:hidden">
        <PageHeading page="nftCertificate" aside={own} />
      </div>
      <QueryView
        query={owned}
        card
        skeleton={<Skeleton lines={8} lineHeight={40} label={t('certificate.loading')} />}
        failed={t('certificate.failed')}
        unaffected={t('unaffected')}
        isEmpty={() => work === undefined}
        empty={
          <EmptyState title={t('certificate.missing')} body={t('certificate.missingBody')} action={own} />
        }
      >
        {() => work && <Papers work={work} />}
      </QueryView>
    </div>
  )
}

function Papers({ work }: { work: MyNft }) {
  const { language } = useLanguage()
  const { title, by, label, certificate, receipt, amount } = usePapers(work)
  return (
    <>
      <CertificateActions
        fileName={`${work.id}-certificate.png`}
        picture={{ title, work: work.title, by, label, lines: certificate, direction: language.dir }}
        imageUrl={pictureUrl(work.imageUrl)}
      />
      <Certificate work={work} title={title} by={by} label={label} lines={certificate} />
      <DonationReceipt
        isSample={work.charity.registrationNo === undefined}
        lines={receipt}
        amount={amount}
        label={label}
      />
    </>
  )
}

interface CertificateProps {
  work: MyNft
  title: string
  by: string
  /** Says that it comes from a sandbox; undefined outside of one. */
  label: string | undefined
  lines: readonly PaperLine[]
}

/** The certificate as it is seen and printed. */
function Certificate({ work, title, by, label, lines }: CertificateProps) {
  return (
    <section
      aria-label={title}
      className="card grid gap-4 border-y-[3px] border-double border-accent p-6 md:grid-cols-[minmax(0,280px)_minmax(0,1fr)]"
    >
      <NftPicture
        work={work}
        className="aspect-square w-full rounded-2 low:max-h-[70dvh] low:object-contain"
      />
      <div className="grid content-start gap-3">
        <div>
          <p className="text-13 text-muted">{title}</p>
          <h2 className="text-22">
            <bdi>{work.title}</bdi>
          </h2>
          <p className="text-13 text-muted">{by}</p>
        </div>
        <PaperLines lines={lines} />
        {label ? <p className="text-12 text-muted">{label}</p> : null}
      </div>
    </section>
  )
}

interface DonationReceiptProps extends Pick<CertificateProps, 'label' | 'lines'> {
  /** The charity has no number in a register. */
  isSample: boolean
  /** What was given, with its unit. */
  amount: string
}

/** What was given to whom, labelled as a sample where the charity has no number in a register. */
function DonationReceipt({ isSample, lines, amount, label }: DonationReceiptProps) {
  const { t } = useTranslation('nfts')
  return (
    <Card
      title={t('receipt.title')}
      aside={isSample ? <Badge tone="warn">{t('receipt.sample')}</Badge> : undefined}
    >
      <PaperLines lines={lines} />
      <CostList rows={[]} total={{ label: t('receipt.given'), value: <Figure value={amount} /> }} />
      <p className="text-12 text-muted">{t(isSample ? 'receipt.sampleBody' : 'receipt.body')}</p>
      {label ? <p className="text-12 text-muted">{label}</p> : null}
    </Card>
  )
}

/** The lines of a paper, label beside value. */
function PaperLines({ lines }: { lines: readonly PaperLine[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-13 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
      {lines.map(({ key, label, value, isFigure }) => (
        <div key={key} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="font-strong wrap-anywhere max-sm:mb-1">
            {isFigure ? <bdi dir="ltr">{value}</bdi> : <bdi>{value}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A line of a paper; figures and codes stay left to right in every language. */
interface PaperLine {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly isFigure: boolean
}

/** What the certificate and the receipt say, in the language shown; screen, print and picture take it from here. */
function usePapers(work: MyNft) {
  const { t } = useTranslation(['nfts', 'common'])
  const { language } = useLanguage()
  const { userName = '' } = useSession()
  const line = (key: string, label: string, value: string | undefined, isFigure = true): PaperLine[] =>
    value ? [{ key, label, value, isFigure }] : []
  const number = line('number', t('certificate.number'), work.orderNo)
  const at = line('at', t('certificate.at'), `${formatDateTimeFull(work.endsAt, language.tag)} UTC`, false)
  const owner = line('owner', t('certificate.owner'), userName)
  const charity = line('charity', t('costs.charity'), work.charity.name, false)
  const amount = formatUsd(work.myBid)
  return {
    title: t('certificate.title'),
    by: t('detail.by', { creator: work.creator }),
    label: isSandbox ? t('common:sandbox.title') : undefined,
    certificate: [
      ...owner,
      ...number,
      ...at,
      ...line('price', t('certificate.price'), amount),
      ...charity,
      ...line('chain', t('detail.chain'), work.chain),
      ...line('address', t('detail.address'), work.address),
      ...line('receiver', t('certificate.receiver'), work.receiveAddress),
    ],
    receipt: [...number, ...at, ...line('donor', t('receipt.donor'), userName), ...charity],
    amount,
  }
}
