import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { OptionDetail } from '#features/trade/options/components/option-detail.tsx'
import { PositionDetail } from '#features/trade/positions/components/position-detail.tsx'
import { StateNotice } from '#ui/feedback/state-notice.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'

/** `/profile/orders/detail?no=`: one position or option, told apart by how its number begins. */
export function OrderDetailRoute() {
  const { t } = useTranslation('orders')
  const [params] = useSearchParams()
  const no = params.get('no') ?? ''
  const unknown = (
    <section className="card">
      <StateNotice
        icon={<SearchX aria-hidden="true" />}
        title={<h1 className="text-16">{t('detail.unknown')}</h1>}
        body={t('detail.unknownBody')}
      >
        <LinkButton to={paths.orders.href()}>{t('detail.toOrders')}</LinkButton>
      </StateNotice>
    </section>
  )

  // A waiting order has no page of its own: it is among the others, with how it ended.
  if (/^PO\d{1,30}$/.test(no)) return <Navigate to={paths.orders.href({ tab: 'waiting' })} replace />
  return (
    <div className="page-frame grid max-w-[720px]! grid-cols-[minmax(0,1fr)] gap-4">
      {/^LV\d{1,30}$/.test(no) ? (
        <PositionDetail key={no} orderNo={no} unknown={unknown} />
      ) : /^OP\d{1,30}$/.test(no) ? (
        <OptionDetail key={no} orderNo={no} unknown={unknown} />
      ) : (
        unknown
      )}
    </div>
  )
}
