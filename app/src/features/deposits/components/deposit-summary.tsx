import { depositValue } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney, formatQuantity } from '#core/format/figures.ts'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { AttemptDialog } from '#core/money/money-dialog.tsx'
import { SubmissionNotice } from '#core/money/submission-notice.tsx'
import type { SubmissionControls } from '#core/money/submission-state.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { useOnline } from '#lib/device/use-online.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { CostList } from '#ui/data/cost-list.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Dock, DockSum } from '#ui/layout/dock.tsx'
import type { DepositMethod } from '../model/deposit-method.ts'

interface DepositSummaryProps {
  /** The form that the button sends. */
  formId: string
  method: DepositMethod
  /** The amount as it would be sent; undefined while there is none. */
  amount: string | undefined
  rate: string | undefined
  minimum: string | undefined
  dialog: SubmissionControls
  isBusy: boolean
}

const none = '–'

/** What a deposit comes to: amount, network, rate, what is credited and when not, and the button that reports it, at the foot of phones. */
export function DepositSummary({
  formId,
  method,
  amount,
  rate,
  minimum,
  dialog,
  isBusy,
}: DepositSummaryProps) {
  const { t } = useTranslation(['deposit', 'common'])
  const { mode } = useMode()
  const isOnline = useOnline()
  const isMobile = useDevice() === 'mobile'
  const { currency, network } = method
  const rows = [
    {
      key: 'amount',
      label: t('summary.amount'),
      value: amount === undefined ? none : <Figure value={formatQuantity(amount)} unit={currency} />,
    },
    { key: 'network', label: t('summary.network'), value: <bdi>{network}</bdi> },
    {
      key: 'rate',
      label: t('summary.rate', { currency }),
      value: rate === undefined ? none : <Figure value={formatMoney(rate)} unit="USD" />,
    },
    ...(minimum === undefined
      ? []
      : [
          {
            key: 'minimum',
            label: t('summary.minimum'),
            value: <Figure value={formatQuantity(minimum)} unit={currency} />,
          },
        ]),
  ]
  const worth = amount === undefined || rate === undefined ? undefined : depositValue(amount, rate)
  const confirm = (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SubmissionNotice controls={dialog} />
      <ModeButton mode={mode} type="submit" form={formId} busy={isBusy} disabled={!isOnline}>
        {amount === undefined ? (
          t('summary.submitEmpty')
        ) : (
          <span>
            <RichText text={t('summary.submit', { amount, currency })} />
          </span>
        )}
      </ModeButton>
    </div>
  )
  return (
    <Card title={t('summary.title')} aside={<ModeBadge mode={mode} />}>
      <CostList
        rows={rows}
        total={{
          label: t('summary.added'),
          value: worth === undefined ? none : <Figure value={formatMoney(worth)} unit="USD" />,
        }}
      />
      {rate === '1' ? null : (
        <p>
          <SimulatedBadge />
        </p>
      )}
      <Note tone="neutral">
        <p>{t('summary.rateNote')}</p>
        <p className="mt-1">{t('summary.failNote')}</p>
      </Note>
      <AttemptDialog {...dialog} />
      {isMobile ? (
        <Dock label={t('summary.title')}>
          {worth === undefined ? null : (
            <DockSum label={t('summary.added')}>
              <Figure value={formatMoney(worth)} unit="USD" />
            </DockSum>
          )}
          {confirm}
        </Dock>
      ) : (
        confirm
      )}
    </Card>
  )
}
