import { compareDecimals, LEAST_OPEN_FEE } from '@swx/sdk/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import type { PositionPreview } from '#features/trade/shared/model/position-preview.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { CostList, type CostListProps } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import './ticket-foot.css'

/** What a position is opened with. */
export interface PositionTerms {
  readonly leverage: number
  readonly feeRate: string
}

/** What opening a position costs, line by line, in money; dashes while that is not known. */
export function usePositionCosts(
  preview: PositionPreview | undefined,
  { leverage, feeRate }: PositionTerms,
): Required<CostListProps> {
  const { t } = useTranslation('orders')
  const money = (amount: string | undefined) =>
    amount === undefined ? '–' : <Figure value={formatMoney(amount)} unit="USD" />
  return {
    rows: [
      { key: 'notional', label: t('cost.notional'), value: money(preview?.notional) },
      {
        key: 'margin',
        label: t('cost.margin', { leverage: `1:${leverage}` }),
        value: money(preview?.margin),
      },
      {
        key: 'openFee',
        label:
          compareDecimals(feeRate, '0') === 0
            ? t('detail.openFee')
            : t('cost.openFee', { rate: feeRate, least: LEAST_OPEN_FEE }),
        value: money(preview?.openFee),
      },
      {
        key: 'closeFee',
        label: t('cost.closeFee', { rate: feeRate }),
        value: preview ? (
          <>
            {t('cost.about')} {money(preview.closeFee)}
          </>
        ) : (
          money(undefined)
        ),
      },
    ],
    total: { label: t('cost.total'), value: money(preview?.total) },
  }
}

/** The costs as they stand on the ticket, above its total; each with a dash while there is no size. */
export function PositionCosts(props: { preview: PositionPreview | undefined; terms: PositionTerms }) {
  return <CostList rows={usePositionCosts(props.preview, props.terms).rows} />
}

interface TicketFootProps {
  /** What leaves the balance, in parts and in all; undefined while that is not known. */
  costs: Pick<PositionPreview, 'margin' | 'openFee' | 'total'> | undefined
  /** It is held for an order that waits, and not due now. */
  waits?: boolean | undefined
  /** The confirm button, or why there is none. */
  children: ReactNode
}

/**
 * The sum and the button of a ticket. They stay in sight at the end of the window while the ticket is longer than it; on
 * phones, where the costs are rarely on view with them, the sum says what it is made of.
 */
export function TicketFoot({ costs, waits = false, children }: TicketFootProps) {
  const { t } = useTranslation('orders')
  const isMobile = useDevice() === 'mobile'
  return (
    <div className="ticket-foot grid gap-2">
      <CostList
        rows={[]}
        total={{
          label: t(waits ? 'entry.held' : 'cost.total'),
          value: costs ? <Figure value={formatMoney(costs.total)} unit="USD" /> : '–',
        }}
      />
      {isMobile ? (
        <p className="-mt-2 text-12 text-muted">
          {t('cost.madeOf', { margin: costs?.margin, fee: costs?.openFee })}
        </p>
      ) : null}
      {children}
    </div>
  )
}
