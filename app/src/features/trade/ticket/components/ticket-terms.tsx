import { roundDecimal } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { priceAfter } from '../../../../core/instruments/price-grid.ts'
import { Field } from '../../../../ui/form/field.tsx'
import { FormSelect } from '../../../../ui/form/form-select.tsx'
import { useAmountReading } from '../../../../ui/form/use-amount-reading.ts'
import { leverageChoices } from '../model/ticket-form.ts'
import { ProtectiveStopFields } from './protective-stop-fields.tsx'
import type { LeverageTicketState } from './use-leverage-ticket.ts'
import { useProtectiveStop } from './use-protective-stop.ts'
import { useTicketTexts } from './use-ticket-texts.ts'

/** Leverage and the two stops, side by side. */
export function TicketTerms({ ticket }: { ticket: LeverageTicketState }) {
  const { t } = useTranslation('orders')
  const { write } = useAmountReading()
  const { form, instrument, terms, price, direction, leverage, preview, errorOf } = ticket
  const texts = useTicketTexts(instrument, terms.exitDistanceTicks)
  const stopLoss = useProtectiveStop(form.control, 'stopLoss')
  const takeProfit = useProtectiveStop(form.control, 'takeProfit')
  const isLong = direction === 'LONG'
  const at = { price, stopOut: preview?.atStopOut.price, isLong }
  const example = (side: 1 | -1) => {
    const ticks = Math.max(20, Math.round(price / instrument.tickSize / 200))
    const away = priceAfter(instrument, price, (isLong ? side : -side) * ticks)
    return write(roundDecimal(away, instrument.decimals))
  }

  return (
    <div className="grid grid-cols-2 items-end gap-x-2 gap-y-3 min-[22.5rem]:grid-cols-[minmax(86px,auto)_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="max-[22.5rem]:col-span-2">
        <Field label={t('ticket.leverage')} error={errorOf('leverage')}>
          <FormSelect control={form.control} name="leverage" value={leverage}>
            {leverageChoices(instrument.maxLeverage).map((choice) => (
              <option key={choice} value={choice}>
                {`1:${choice}`}
              </option>
            ))}
          </FormSelect>
        </Field>
      </div>
      <ProtectiveStopFields
        decimals={instrument.decimals}
        stopLoss={{
          ...stopLoss,
          placeholder: example(-1),
          error: texts.exit('stopLoss', ticket.stopLossIssue, at) ?? errorOf('stopLoss', texts.stopLoss),
        }}
        takeProfit={{
          ...takeProfit,
          placeholder: example(1),
          error:
            texts.exit('takeProfit', ticket.takeProfitIssue, at) ?? errorOf('takeProfit', texts.takeProfit),
        }}
      />
    </div>
  )
}
