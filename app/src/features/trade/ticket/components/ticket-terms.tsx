import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormSelect } from '#core/forms/form-select.tsx'
import type { Instrument } from '#core/instruments/instrument.ts'
import { ProtectiveStopFields } from '#features/trade/shared/components/protective-stop-fields.tsx'
import { useProtectiveStop } from '#features/trade/shared/components/use-protective-stop.ts'
import { useStopTexts } from '#features/trade/shared/components/use-ticket-texts.ts'
import { netAtStop, type StopName, type StopUnit } from '#features/trade/shared/model/stop-aim.ts'
import { stopProposal } from '#features/trade/shared/model/stop-presets.ts'
import { trailingProposal, trailingStopAt } from '#features/trade/shared/model/trailing-stop.ts'
import { FieldContext } from '#ui/form/field.tsx'
import type { TicketReading } from '../model/ticket.ts'
import { leverageChoices, type TicketForm } from '../model/ticket-form.ts'
import type { TicketErrors } from './use-leverage-ticket.ts'

/** What is proposed for the stops of a ticket. */
export const proposalOf = (
  kind: 'stopLoss' | 'takeProfit',
  { sizeless, stopOut }: Pick<TicketReading, 'sizeless' | 'stopOut'>,
) => stopProposal(kind, { ...sizeless, stopOutPrice: stopOut })

const besidesMoney: readonly StopUnit[] = ['price', 'percent']

interface TicketTermsProps {
  instrument: Instrument
  reading: TicketReading
  errorOf: TicketErrors
}

/** Leverage in a row, the two stops side by side below it. */
export function TicketTerms({ instrument, reading, errorOf }: TicketTermsProps) {
  const { t } = useTranslation('orders')
  const leverageId = useId()
  const { control } = useFormContext<TicketForm>()
  const { sizeless, draft, stops, stopOut } = reading
  const { price, direction, leverage, exitDistanceTicks } = sizeless
  const texts = useStopTexts(instrument, exitDistanceTicks)
  const stopLoss = useProtectiveStop(control, 'stopLoss')
  const trailing = useProtectiveStop(control, 'trailing')
  const takeProfit = useProtectiveStop(control, 'takeProfit')
  const at = { price, stopOut, isLong: direction === 'LONG' }
  const leverageError = errorOf('leverage')
  const sizedBy = useWatch({ control, name: 'size.unit' })
  // A size that is counted to the loss at the stop cannot give the stop by that loss.
  const lossUnits = sizedBy === 'risk' ? besidesMoney : undefined
  const netAt = (name: StopName, level: number) =>
    draft === undefined ? undefined : netAtStop(draft, name, level)

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
          <FormSelect control={control} name="leverage" value={leverage} className="w-28">
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
        setting={{ direction, price, tickSize: instrument.tickSize, netAt }}
        stopLoss={{
          ...stopLoss,
          ...proposalOf('stopLoss', reading),
          level: stops.stopLoss,
          issue: reading.stopLossIssue,
          units: lossUnits,
          error: texts.stop('stopLoss', reading.stopLossIssue, at) ?? errorOf('stopLoss', texts.stopLoss),
        }}
        trailing={{
          ...trailing,
          ...trailingProposal({ ...sizeless, stopOutPrice: stopOut }),
          stopAt: (distance) => trailingStopAt(price, distance, direction),
          level: stops.trailing,
          issue: reading.trailingIssue,
          units: lossUnits,
          error: texts.trailing(reading.trailingIssue, at) ?? errorOf('trailing', texts.stopLoss),
        }}
        takeProfit={{
          ...takeProfit,
          ...proposalOf('takeProfit', reading),
          level: stops.takeProfit,
          issue: reading.takeProfitIssue,
          error:
            texts.stop('takeProfit', reading.takeProfitIssue, at) ?? errorOf('takeProfit', texts.takeProfit),
        }}
      />
    </div>
  )
}
