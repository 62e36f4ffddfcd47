import { compareDecimals, multiplyDecimals } from '@swx/sdk/money'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAvailable } from '#core/account-mode/use-own-money.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import { type AppForm, useAppForm } from '#core/forms/use-app-form.ts'
import { useUnderstood } from '#core/forms/use-understood.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import type { OrderTerms } from '#core/parameters/order-config.ts'
import { useSession } from '#core/session/use-session.ts'
import type { ChartLevel } from '#features/trade/shared/model/chart-level.ts'
import type { Position } from '#features/trade/shared/model/position.ts'
import type { PositionPreview } from '#features/trade/shared/model/position-preview.ts'
import type { Stops } from '#features/trade/shared/model/protective-stop.ts'
import { useTicketDirection } from '#features/trade/shared/model/ticket-direction.ts'
import { readTicket } from '../model/ticket.ts'
import {
  emptyTicket,
  keepLastSettings,
  readLastSettings,
  type TicketForm,
  type TicketOrder,
  ticketForm,
  ticketPlaces,
} from '../model/ticket-form.ts'

/** The text beside a field of the ticket, see {@link useAppForm}. */
export type TicketErrors = AppForm<TicketForm, TicketOrder>['errorOf']

/** The form of a leveraged position, and what it comes to at the price of now. */
export function useLeverageTicket(instrument: Instrument, terms: OrderTerms) {
  const { language } = useAmountReading()
  const { userName } = useSession()
  const available = useAvailable()
  const [direction, setDirection] = useTicketDirection(instrument.code)
  const [reviewedLots, setReviewedLots] = useState<string>()
  const price = useLivePrice(instrument.code)?.price ?? instrument.price
  const { minLots, maxLots, lotStep, decimals, maxLeverage } = instrument
  const schema = useMemo(
    () => ticketForm(language, { minLots, maxLots, lotStep, decimals, maxLeverage }),
    [language, minLots, maxLots, lotStep, decimals, maxLeverage],
  )
  const app = useAppForm<TicketForm, TicketOrder>({
    schema,
    initial: emptyTicket(instrument, language, readLastSettings(userName, instrument.code)),
    draft: { name: `${instrument.code} position`, fields: ['size', 'leverage', 'stopLoss', 'takeProfit'] },
    places: ticketPlaces,
    mode: 'onChange',
  })
  const { form, clear, forget } = app
  const understood = useUnderstood(form.control, schema)
  const size =
    reviewedLots === undefined ? understood.size : ({ unit: 'lots', amount: reviewedLots } as const)
  const reading = readTicket({ ...understood, size, direction }, instrument, terms, price)
  const { preview } = reading
  const stopIssueOf = (kind: 'stopLoss' | 'takeProfit') =>
    kind in understood ? reading[`${kind}Issue`] : ('unread' as const)

  /**
   * Makes the ticket ready after its order: whole where the same order can be placed again, empty where it had a stop or
   * the balance is short of it. A size never stays without the stop it was chosen for, and nothing that is left is wrong.
   */
  const startAgain = ({ code, lots, leverage }: Position) => {
    const entered = form.getValues()
    const isWhole =
      !(entered.stopLoss.isOn || entered.takeProfit.isOn) &&
      preview !== undefined &&
      (available === undefined || compareDecimals(multiplyDecimals(preview.total, 2), available) <= 0)
    const last = { lots: isWhole ? lots : minLots, leverage }
    keepLastSettings(userName, code, last)
    const next = emptyTicket(instrument, language, last)
    clear(isWhole && entered.size.unit !== 'lots' ? { ...next, size: entered.size } : next)
    forget()
  }

  return {
    ...app,
    reading,
    direction,
    setDirection,
    /** The size that the user has gone to review; it stays the same there, whatever the price does. */
    reviewedLots,
    setReviewedLots,
    /** What is understood of its stops, reasonable or not. */
    stops: { stopLoss: understood.stopLoss, takeProfit: understood.takeProfit },
    /** They as lines of a chart. */
    draftLevels: useDraftLevels(understood, preview),
    available,
    /** The first stop that is not understood, or not reasonable at the price of now. */
    wrongStop: (['stopLoss', 'takeProfit'] as const).find((kind) => stopIssueOf(kind) !== undefined),
    startAgain,
  }
}

/** The stop and the target of a ticket that is filled in as lines of a chart, with what closing there comes to. */
function useDraftLevels(
  { stopLoss, takeProfit }: Partial<Stops>,
  preview: PositionPreview | undefined,
): readonly ChartLevel[] {
  const { t } = useTranslation(['orders', 'instrument'])
  const atStopLoss = preview?.atStopLoss?.net
  const atTakeProfit = preview?.atTakeProfit?.net
  return useMemo(
    () =>
      (
        [
          ['stopLoss', stopLoss, atStopLoss],
          ['takeProfit', takeProfit, atTakeProfit],
        ] as const
      ).flatMap(([kind, price, net]): ChartLevel[] =>
        price === undefined
          ? []
          : [
              {
                id: `draft ${kind}`,
                kind,
                price,
                title: t('levels.draft', { exit: t(`levels.${kind}`) }),
                shortTitle: t('levels.draft', { exit: t(`instrument:level.short.${kind}`) }),
                isDraft: true,
                netAt: net === undefined ? undefined : () => net,
              },
            ],
      ),
    [stopLoss, takeProfit, atStopLoss, atTakeProfit, t],
  )
}
