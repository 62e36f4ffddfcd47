import { clsx } from 'clsx'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPrice } from '#core/format/figures.ts'
import type { PositionPreview } from '#features/trade/shared/model/position-preview.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { TicketForm } from '../model/ticket-form.ts'

interface ScenarioTableProps {
  /** Undefined while there is no size. */
  preview: PositionPreview | undefined
  /** Where a position would be closed by force. */
  stopOut: number
  /** Of the prices. */
  decimals: number
}

/**
 * What the position comes to at each price that closes it: the worst case stands in the same table as the gain. A row
 * stays in its place, with a dash, while there is no figure for it.
 */
export function ScenarioTable({ preview, stopOut, decimals }: ScenarioTableProps) {
  const { t } = useTranslation('orders')
  const { control } = useFormContext<TicketForm>()
  const [takeProfit, stopLoss] = useWatch({ control, name: ['takeProfit', 'stopLoss'] })
  const rows = [
    ...(takeProfit.isOn ? [{ key: 'takeProfit' as const, ...preview?.atTakeProfit }] : []),
    ...(stopLoss.isOn ? [{ key: 'stopLoss' as const, ...preview?.atStopLoss }] : []),
    ...(stopOut > 0 ? [{ key: 'stopOut' as const, price: stopOut, net: preview?.atStopOut.net }] : []),
    { key: 'worstCase' as const, price: null, net: preview?.worstCase },
  ]

  return (
    <div className="overflow-hidden rounded-2 border border-line text-13 max-[22.5rem]:text-12">
      <table className={clsx('w-full border-collapse', preview === undefined && 'text-muted')}>
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
                {price === null ? null : price === undefined ? (
                  '–'
                ) : (
                  <bdi dir="ltr" className="num">
                    {formatPrice(price, decimals)}
                  </bdi>
                )}
              </td>
              <td className="figure-end px-3 py-1 font-strong max-[22.5rem]:px-2">
                {net === undefined ? '–' : <PriceChange text={formatMoney(net, { sign: true })} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
