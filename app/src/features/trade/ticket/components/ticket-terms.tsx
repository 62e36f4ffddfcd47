import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSelect } from '#core/forms/form-select.tsx'
import { ProtectiveStopFields } from '#features/trade/shared/components/protective-stop-fields.tsx'
import { useTicketTexts } from '#features/trade/shared/components/use-ticket-texts.ts'
import { previewPosition } from '#features/trade/shared/model/position-preview.ts'
import { useProtectiveStop } from '#features/trade/shared/model/protective-stop.ts'
import { stopProposal } from '#features/trade/shared/model/stop-presets.ts'
import { FieldContext } from '#ui/form/field.tsx'
import { leverageChoices } from '../model/ticket-form.ts'
import type { LeverageTicketState } from './use-leverage-ticket.ts'

const kinds = ['stopLoss', 'takeProfit'] as const

/** What is proposed for the stops of a ticket. */
export const proposalOf = (
  kind: (typeof kinds)[number],
  { instrument, terms, price, direction, leverage, stopOut }: LeverageTicketState,
) =>
  stopProposal(kind, {
    direction,
    price,
    leverage,
    tickSize: instrument.tickSize,
    stopOutPrice: stopOut,
    exitDistanceTicks: terms.exitDistanceTicks,
    stopOutLevel: terms.stopOutLevel,
  })

/** Leverage in a row, the two stops side by side below it. */
export function TicketTerms({ ticket }: { ticket: LeverageTicketState }) {
  const { t } = useTranslation('orders')
  const leverageId = useId()
  const { form, instrument, terms, price, direction, leverage, draft, stopOut, errorOf } = ticket
  const texts = useTicketTexts(instrument, terms.exitDistanceTicks)
  const stopLoss = useProtectiveStop(form.control, 'stopLoss')
  const takeProfit = useProtectiveStop(form.control, 'takeProfit')
  const at = { price, stopOut, isLong: direction === 'LONG' }
  const leverageError = errorOf('leverage')
  const netAt = (kind: (typeof kinds)[number]) => (level: number) => {
    if (draft === undefined) return undefined
    const { atStopLoss, atTakeProfit } = previewPosition({ ...draft, [kind]: level })
    return (kind === 'stopLoss' ? atStopLoss : atTakeProfit)?.net
  }

  return (
    <div className="grid grid-cols-2 gap-2">
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-2">
        <label htmlFor={leverageId} className="text-13 font-strong">
          {t('ticket.leverage')}
        </label>
        <FieldContext
          value={{
            id: leverageId,
            describedBy: leverageError && `${leverageId}-error`,
            invalid: leverageError !== undefined,
          }}
        >
          <FormSelect control={form.control} name="leverage" value={leverage} className="w-28">
            {leverageChoices(instrument.maxLeverage).map((choice) => (
              <option key={choice} value={choice}>
                {`1:${choice}`}
              </option>
            ))}
          </FormSelect>
        </FieldContext>
        {leverageError === undefined ? null : (
          <p id={`${leverageId}-error`} className="w-full text-12 text-danger">
            {leverageError}
          </p>
        )}
      </div>
      <ProtectiveStopFields
        decimals={instrument.decimals}
        price={price}
        stopLoss={{
          ...stopLoss,
          ...proposalOf('stopLoss', ticket),
          netAt: netAt('stopLoss'),
          error: texts.stop('stopLoss', ticket.stopLossIssue, at) ?? errorOf('stopLoss', texts.stopLoss),
        }}
        takeProfit={{
          ...takeProfit,
          ...proposalOf('takeProfit', ticket),
          netAt: netAt('takeProfit'),
          error:
            texts.stop('takeProfit', ticket.takeProfitIssue, at) ?? errorOf('takeProfit', texts.takeProfit),
        }}
      />
    </div>
  )
}
