import { compareDecimals, multiplyDecimals } from '@swx/sdk/money'
import { useSession } from '#core/session/use-session.ts'
import type { Position } from '#features/trade/positions/model/position.ts'
import { useAmountReading } from '#ui/form/use-amount-reading.ts'
import { keepLastSettings } from '../model/last-settings.ts'
import { emptyTicket } from '../model/ticket-form.ts'
import type { LeverageTicketState } from './use-leverage-ticket.ts'

/**
 * What a ticket is after its order: whole where the same order can be placed again, empty where it had a stop or the
 * balance is short of it. A size never stays without the stop it was chosen for, and nothing that is left is wrong.
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
    const isWhole =
      !(stopLoss.isOn || takeProfit.isOn) &&
      preview !== undefined &&
      (available === undefined || compareDecimals(multiplyDecimals(preview.total, 2), available) <= 0)
    const last = { lots: isWhole ? lots : instrument.minLots, leverage }
    keepLastSettings(userName, code, last)
    const next = emptyTicket(instrument, language, last)
    clear(isWhole && size.unit !== 'lots' ? { ...next, size } : next)
    forget()
  }
}
