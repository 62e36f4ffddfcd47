import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartLevel } from '#features/trade/shared/model/chart-level.ts'
import type { LeverageTicketState } from './use-leverage-ticket.ts'

/** Called with the lines that an open ticket draws across the chart; with none once it is closed. */
export type OnDraftLevels = (levels: readonly ChartLevel[]) => void

/** Lets the chart show the stop and the target of a ticket that is being filled in, with what closing there comes to. */
export function useDraftLevels(
  { stops, preview }: Pick<LeverageTicketState, 'stops' | 'preview'>,
  onLevels: OnDraftLevels | undefined,
): void {
  const { t } = useTranslation(['orders', 'instrument'])
  const { stopLoss, takeProfit } = stops
  const atStopLoss = preview?.atStopLoss?.net
  const atTakeProfit = preview?.atTakeProfit?.net
  const levels = useMemo(
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
  useEffect(() => onLevels?.(levels), [levels, onLevels])
  useEffect(() => () => onLevels?.([]), [onLevels])
}
