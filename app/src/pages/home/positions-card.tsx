import { addDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { formatMoney } from '#core/format/figures.ts'
import { OpenPositions } from '#features/trade/positions/components/open-positions.tsx'
import { CloseAllButton, UnrealisedTotal } from '#features/trade/positions/components/positions-total.tsx'
import { useWaitingOrders } from '#features/trade/waiting/api/use-waiting-orders.ts'
import { WaitingTable } from '#features/trade/waiting/components/waiting-orders.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'

/** The open positions of the account in use, with what they come to, and the orders that wait. */
export function PositionsCard() {
  const { t } = useTranslation('cockpit')
  return (
    <Card
      flush
      title={t('positions.title')}
      aside={
        <span className="flex flex-wrap items-center justify-end gap-3">
          <UnrealisedTotal />
          <CloseAllButton />
          <Link
            to={paths.orders.href({})}
            className="-my-3 inline-flex min-h-11 items-center text-13 text-accent"
          >
            {t('positions.all')}
          </Link>
        </span>
      }
    >
      <OpenPositions emptyAction={<LinkButton to={paths.market.href({})}>{t('markets')}</LinkButton>} />
      <WaitingRows />
    </Card>
  )
}

/** The orders that wait for their price, with what is on hold for them; nothing where none waits. */
function WaitingRows() {
  const { t } = useTranslation(['account', 'waiting'])
  const rows = useWaitingOrders().data?.rows ?? []
  if (rows.length === 0) return null
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line px-4 py-3">
        <h3>{t('waiting:label')}</h3>
        <span className="text-13 text-muted">
          {t('account:overview.held')}{' '}
          <Figure value={formatMoney(addDecimals('0.00', ...rows.map(({ held }) => held)))} unit="USD" />
        </span>
      </div>
      <WaitingTable rows={rows} />
    </>
  )
}
