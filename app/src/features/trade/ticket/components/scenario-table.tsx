import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../../core/format/format-money.ts'
import { formatPrice } from '../../../../core/format/format-price.ts'
import { PriceChange } from '../../../../ui/figure/price-change.tsx'
import type { PositionPreview } from '../model/position-preview.ts'

interface ScenarioTableProps {
  preview: PositionPreview
  decimals: number
}

/** What the position comes to at each price that closes it: the worst case stands in the same table as the gain. */
export function ScenarioTable({ preview, decimals }: ScenarioTableProps) {
  const { t } = useTranslation('orders')
  const { atTakeProfit, atStopLoss, atStopOut, worstCase } = preview
  const isStopOutReachable = atStopOut.price > 0
  const rows = [
    ...(atTakeProfit ? [{ key: 'takeProfit' as const, ...atTakeProfit }] : []),
    ...(atStopLoss ? [{ key: 'stopLoss' as const, ...atStopLoss }] : []),
    ...(isStopOutReachable ? [{ key: 'stopOut' as const, ...atStopOut }] : []),
    { key: 'worstCase' as const, price: undefined, net: worstCase },
  ]

  return (
    <div className="overflow-hidden rounded-2 border border-line text-13 max-[22.5rem]:text-12">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('scenario.label')}</caption>
        <thead className="bg-surface-sunken text-12 text-muted">
          <tr>
            <th
              scope="col"
              className="px-3 py-1 text-start font-regular wrap-anywhere hyphens-auto max-[22.5rem]:px-2"
            >
              {t('scenario.closesAt')}
            </th>
            <th scope="col" className="figure-end px-2 py-1 font-regular max-[22.5rem]:px-1">
              {t('scenario.price')}
            </th>
            <th scope="col" className="figure-end px-3 py-1 font-regular max-[22.5rem]:px-2">
              {t('scenario.net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, price, net }) => (
            <tr key={key} className="border-t border-line">
              <th
                scope="row"
                className="px-3 py-1 text-start font-regular wrap-anywhere hyphens-auto max-[22.5rem]:px-2"
              >
                {t(`scenario.${key}`)}
              </th>
              <td className="figure-end px-2 py-1 max-[22.5rem]:px-1">
                {price === undefined ? null : (
                  <bdi dir="ltr" className="num">
                    {formatPrice(price, decimals)}
                  </bdi>
                )}
              </td>
              <td className="figure-end px-3 py-1 font-strong max-[22.5rem]:px-2">
                <PriceChange text={formatMoney(net, { sign: true })} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
