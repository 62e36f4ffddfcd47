import type { StopIssue, TriggerIssue } from '@swx/sdk/money'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Instrument } from '#core/instruments/instrument.ts'
import { priceAfter } from '#core/instruments/price-grid.ts'
import { leastTrailing } from '../model/trailing-stop.ts'
import { type TriggerSetting, triggerSide } from '../model/waiting-entry.ts'

/** The words for what can be wrong with a size, with the limits of its instrument. */
export function useLotsTexts({
  minLots: min,
  maxLots: max,
  lotStep: step,
}: Pick<Instrument, 'minLots' | 'maxLots' | 'lotStep'>) {
  const { t } = useTranslation(['orders', 'errors'])
  return {
    missing: t('errors:enterInvestmentAmount'),
    tooSmall: t('lots.tooSmall', { min, max, step }),
    tooLarge: t('lots.tooLarge', { min, max, step }),
    offStep: t('lots.offStep', { min, max, step }),
  }
}

/** The words for what can be wrong with a stop; the same object for as long as they are the same. */
export function useStopTexts(
  instrument: Pick<Instrument, 'decimals' | 'tickSize'>,
  exitDistanceTicks: number | undefined,
) {
  const { t } = useTranslation(['orders', 'errors'])
  return useMemo(
    () => ({
      /** What can be wrong with the price of a stop before it is compared with the current price. */
      stopLoss: { missing: t('errors:enterStopLossPrice'), zero: t('errors:enterStopLossPrice') },
      takeProfit: { missing: t('errors:enterTakeProfitPrice'), zero: t('errors:enterTakeProfitPrice') },
      /** Why a stop is not reasonable. */
      stop: (
        kind: 'stopLoss' | 'takeProfit',
        issue: StopIssue | undefined,
        at: { readonly price: number; readonly stopOut: number | undefined; readonly isLong: boolean },
      ) => {
        if (issue === undefined) return undefined
        const isAbove = (kind === 'takeProfit') === at.isLong
        const reason = issue === 'wrongSide' ? (isAbove ? 'mustBeAbove' : 'mustBeBelow') : issue
        const why = t(`levels.${reason}`, {
          price: at.price,
          decimals: instrument.decimals,
          stopOut: at.stopOut,
          tick: instrument.tickSize,
          distance: priceAfter(instrument, 0, exitDistanceTicks ?? 1),
        })
        return issue === 'wrongSide' ? `${t('levels.unreasonable')} ${why}` : why
      },
      /** Why the distance of a trailing stop is not reasonable. */
      trailing: (
        issue: StopIssue | undefined,
        at: { readonly price: number; readonly stopOut: number | undefined },
      ) => {
        if (issue === undefined) return undefined
        const reason = issue === 'offGrid' || issue === 'beyondStopOut' ? issue : 'tooNear'
        return t(`levels.${reason}`, {
          decimals: instrument.decimals,
          stopOut: at.stopOut,
          tick: instrument.tickSize,
          distance: leastTrailing({
            price: at.price,
            tickSize: instrument.tickSize,
            exitDistanceTicks: exitDistanceTicks ?? 1,
          }),
        })
      },
    }),
    [t, instrument, exitDistanceTicks],
  )
}

/** The words for what can be wrong with the price that an order waits for; the same object for as long as they are the same. */
export function useTriggerTexts(instrument: Pick<Instrument, 'decimals' | 'tickSize'>) {
  const { t } = useTranslation(['orders', 'errors'])
  const { decimals, tickSize: tick } = instrument
  return useMemo(
    () => ({
      /** What can be wrong with it before it is compared with the current price. */
      words: { missing: t('entry.missing'), zero: t('entry.missing') },
      /** Why it cannot be waited for. */
      issue: (issue: TriggerIssue | undefined, setting: TriggerSetting) => {
        if (issue === undefined) return undefined
        if (issue === 'offGrid') return t('levels.offGrid', { tick, decimals })
        if (issue === 'tooNear') return t('levels.tooNear', { distance: tick, decimals })
        return t(triggerSide(setting) === -1 ? 'levels.mustBeBelow' : 'levels.mustBeAbove', {
          price: setting.price,
          decimals,
        })
      },
    }),
    [t, decimals, tick],
  )
}
