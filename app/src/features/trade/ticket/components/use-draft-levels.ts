import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartLevel } from '#features/trade/shared/model/chart-level.ts'
import type { TicketReading } from '../model/ticket.ts'

/** The prices of a ticket that is filled in as lines of a chart, with what closing there comes to. */
export function useDraftLevels({ sizeless, preview, stops, wait }: TicketReading): readonly ChartLevel[] {
  const { t } = useTranslation(['orders', 'instrument'])
  const { trailing } = sizeless
  const stopLoss = trailing === undefined ? stops.stopLoss : sizeless.stopLoss
  const { takeProfit } = stops
  const atStopLoss = preview?.atStopLoss?.net
  const atTakeProfit = preview?.atTakeProfit?.net
  const trigger = wait?.trigger
  const type = wait?.type
  return useMemo(() => {
    const levelOf = (
      kind: 'stopLoss' | 'trailingStop' | 'takeProfit',
      name: 'stopLoss' | 'trailing' | 'takeProfit',
      price: number | undefined,
      net: string | undefined,
    ): readonly ChartLevel[] =>
      price === undefined
        ? []
        : [
            {
              id: `draft ${name}`,
              kind,
              price,
              title: t('levels.draft', { exit: t(`levels.${name}`) }),
              shortTitle: t('levels.draft', {
                exit: name === 'trailing' ? t('levels.trailingShort') : t(`instrument:level.short.${name}`),
              }),
              isDraft: true,
              netAt: net === undefined ? undefined : () => net,
            },
          ]
    return [
      ...(trigger === undefined || type === undefined
        ? []
        : [
            {
              id: 'draft entry',
              kind: 'waiting' as const,
              price: trigger,
              title: t('levels.draft', { exit: t(`entry.type.${type}`) }),
              shortTitle: t('levels.draft', { exit: t(`entry.type.${type}`) }),
              isDraft: true,
            },
          ]),
      ...(trailing === undefined
        ? levelOf('stopLoss', 'stopLoss', stopLoss, atStopLoss)
        : levelOf('trailingStop', 'trailing', stopLoss, atStopLoss)),
      ...levelOf('takeProfit', 'takeProfit', takeProfit, atTakeProfit),
    ]
  }, [trigger, type, stopLoss, trailing, takeProfit, atStopLoss, atTakeProfit, t])
}
