import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { OpenPositions } from '#features/trade/positions/components/open-positions.tsx'
import { CloseAllButton, UnrealisedTotal } from '#features/trade/positions/components/positions-total.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'

/** The open positions of the account in use, with what they come to and the way to all orders. */
export function PositionsCard() {
  const { t } = useTranslation('cockpit')
  return (
    <Card
      flush
      title={t('positions.title')}
      aside={
        <span className="flex flex-wrap items-center justify-end gap-x-3">
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
    </Card>
  )
}
