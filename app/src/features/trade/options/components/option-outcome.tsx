import type { OptionQuote } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'

interface OptionOutcomeProps {
  preview: OptionQuote
  direction: 'UP' | 'DOWN'
}

/** Win, loss and tie in money, of equal weight, and how often one must win to come out even. */
export function OptionOutcome({ preview, direction }: OptionOutcomeProps) {
  const { t } = useTranslation('options')
  const rows = [
    ['win', preview.win],
    ['lose', preview.lose],
    ['tie', preview.tie],
  ] as const

  return (
    <div className="grid gap-2 text-13">
      <div className="overflow-hidden rounded-2 border border-line">
        <table className="w-full border-collapse">
          <caption className="sr-only">{t('outcome.label')}</caption>
          <thead className="bg-surface-sunken text-12 text-muted">
            <tr>
              <th scope="col" className="px-3 py-1 text-start font-regular">
                {t('outcome.when')}
              </th>
              <th scope="col" className="figure-end px-3 py-1 font-regular">
                {t('outcome.result')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, amount]) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="px-3 py-1 text-start font-regular">
                  {t(`outcome.${key}`)}{' '}
                  <span className="text-12 text-muted">
                    {key === 'tie'
                      ? t('outcome.tieRule')
                      : t(`outcome.${key === 'win' ? direction : opposite[direction]}`)}
                  </span>
                </th>
                <td className="figure-end px-3 py-1 font-strong">
                  <PriceChange text={formatMoney(amount, { sign: true })} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-12 text-muted">
        {t('outcome.breakEven', {
          rate: formatDecimal(preview.breakEven, { leastDecimals: 2, percent: true }),
          average: preview.evenOdds,
        })}
      </p>
    </div>
  )
}

const opposite = { UP: 'DOWN', DOWN: 'UP' } as const
