import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, isolateFigure } from '#core/format/figures.ts'
import type { PositionPreview } from '#features/trade/shared/model/position-preview.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import './ticket-foot.css'

interface TicketFootProps {
  /** What leaves the balance, in parts and in all; undefined while that is not known. */
  costs: Pick<PositionPreview, 'margin' | 'openFee' | 'total'> | undefined
  /** The confirm button, or why there is none. */
  children: ReactNode
}

/**
 * The sum and the button of a ticket. They stay in sight at the end of the window while the ticket is longer than it; on
 * phones, where the costs are rarely on view with them, the sum says what it is made of.
 */
export function TicketFoot({ costs, children }: TicketFootProps) {
  const { t } = useTranslation('orders')
  const isMobile = useDevice() === 'mobile'
  return (
    <div className="ticket-foot grid gap-2">
      <CostList
        rows={[]}
        total={{
          label: t('cost.total'),
          value: costs ? <Figure value={formatMoney(costs.total)} unit="USD" /> : '–',
        }}
      />
      {isMobile ? (
        <p className="-mt-2 text-12 text-muted">
          {t('cost.madeOf', { margin: text(costs?.margin), fee: text(costs?.openFee) })}
        </p>
      ) : null}
      {children}
    </div>
  )
}

const text = (amount: string | undefined) => (amount === undefined ? '–' : isolateFigure(formatMoney(amount)))
