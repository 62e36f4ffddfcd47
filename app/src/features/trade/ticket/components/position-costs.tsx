import { compareDecimals, LEAST_OPEN_FEE } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import type { PositionPreview } from '#features/trade/shared/model/position-preview.ts'
import { CostList, type CostListProps } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'

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
