import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CostList } from '#ui/data/cost-list.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { RecordNumber } from '#ui/figure/record-number.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { shortAddress } from '../model/address-issue.ts'
import { isUnderWay, type Withdrawal } from '../model/withdrawal.ts'
import { payoutOf } from '../model/withdrawal-method.ts'

/** Where a withdrawal goes, and by which numbers it is found. */
export function WhereCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals')
  const { orderNo, method, address, bankName, cardholder, accountNo, payoutReference, proofId } = withdrawal
  const payout = payoutOf(method)
  const row = (key: string, label: string, value: string | undefined) =>
    value === undefined ? [] : [{ key, label, value: <bdi>{value}</bdi> }]
  const copied = (key: string, label: string, text: string | undefined, shown = text) =>
    text === undefined || shown === undefined
      ? []
      : [{ key, label, value: <Copied what={label} text={text} shown={shown} /> }]
  return (
    <Card title={t('detail.where')}>
      <CostList
        rows={[
          ...row(
            'method',
            t('detail.method'),
            payout
              ? t('method.withNetwork', { currency: payout.currency, network: payout.network })
              : t('method.bank'),
          ),
          ...copied('address', t('summary.address'), address, address && shortAddress(address)),
          ...row('bank', t('form.bankName'), bankName),
          ...row('holder', t('form.cardholder'), cardholder),
          ...row('account', t('summary.account'), accountNo?.replace(/\*+/, '••')),
          ...copied('order', t('detail.order'), orderNo),
          ...(payoutReference
            ? copied('reference', t('detail.reference'), payoutReference)
            : [
                {
                  key: 'reference',
                  label: t('detail.reference'),
                  value: (
                    <span className="font-regular text-muted">
                      {t(isUnderWay(withdrawal) ? 'detail.later' : 'detail.never')}
                    </span>
                  ),
                },
              ]),
          ...row('proof', t('detail.proof'), proofId && t('detail.attached')),
        ]}
      />
    </Card>
  )
}

function Copied({ what, text, shown }: { what: string; text: string; shown: string }) {
  const { t } = useTranslation(['withdrawals', 'errors'])
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(t('errors:copied'))
    } catch {
      toast(t('errors:copyFailed'), { tone: 'alert' })
    }
  }
  return (
    <span className="-my-3 inline-flex max-w-full flex-wrap items-center justify-end">
      <RecordNumber value={shown} />
      <IconButton
        className="-ms-2 -me-3.5"
        label={t('detail.copy', { what })}
        icon={<Copy className="size-4" aria-hidden="true" />}
        onClick={handleCopy}
      />
    </span>
  )
}
