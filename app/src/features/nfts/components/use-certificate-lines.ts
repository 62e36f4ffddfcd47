import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { formatMoney } from '#core/format/figures.ts'
import { formatDateTimeFull } from '#core/format/format-time.ts'
import { useSession } from '#core/session/use-session.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { MyNft } from '../model/nft.ts'

/** A line of a paper; figures and codes stay left to right in every language. */
export interface PaperLine {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly isFigure: boolean
}

/** What the certificate and the receipt say, in the language shown; screen, print and picture take it from here. */
export function useCertificateLines(work: MyNft) {
  const { t } = useTranslation(['nfts', 'common'])
  const { language } = useLanguage()
  const { userName = '' } = useSession()
  const line = (key: string, label: string, value: string | undefined, isFigure = true): PaperLine[] =>
    value ? [{ key, label, value, isFigure }] : []
  const number = line('number', t('certificate.number'), work.orderNo)
  const at = line('at', t('certificate.at'), `${formatDateTimeFull(work.endsAt, language.tag)} UTC`, false)
  const owner = line('owner', t('certificate.owner'), userName)
  const charity = line('charity', t('costs.charity'), work.charity.name, false)
  const amount = `${formatMoney(work.myBid)} USD`
  return {
    title: t('certificate.title'),
    work: work.title,
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
