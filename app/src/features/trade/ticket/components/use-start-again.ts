import { compareDecimals, multiplyDecimals } from '@swx/sdk/money'
import { useSession } from '../../../../core/session/use-session.ts'
import { useAmountReading } from '../../../../ui/form/use-amount-reading.ts'
import type { Position } from '../../positions/model/position.ts'
import { keepLastSettings } from '../model/last-settings.ts'
import { emptyTicket } from '../model/ticket-form.ts'
import type { LeverageTicketState } from './use-leverage-ticket.ts'

/**
 * What a ticket is after its order: whole where the same order can be placed again, stop loss and take profit included;
 * else empty. A size never stays without the stop it was chosen for, and nothing is left that is wrong at once.
 */
export function useStartAgain({
  form,
  instrument,
  preview,
  available,
  clear,
  forget,
}: LeverageTicketState): (opened: Position) => void {
  const { language } = useAmountReading()
  const { userName } = useSession()

  return ({ code, lots, leverage }) => {
    const { size, stopLoss, takeProfit } = form.getValues()
    const hasStops = stopLoss.isOn || takeProfit.isOn
    const isAffordable =
      preview !== undefined &&
      (available === undefined || compareDecimals(multiplyDecimals(preview.total, 2), available) <= 0)
    const last = { lots: hasStops || !isAffordable ? instrument.minLots : lots, leverage }
    // On another visit the stops are gone, and so is the size.
    keepLastSettings(userName, code, last)
    if (isAffordable && hasStops) return clear({ size, leverage: String(leverage), stopLoss, takeProfit })
    const empty = emptyTicket(instrument, language, last)
    clear(isAffordable && size.unit !== 'lots' ? { ...empty, size } : empty)
    forget()
  }
}
