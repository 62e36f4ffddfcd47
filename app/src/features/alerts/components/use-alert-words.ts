import { useTranslation } from 'react-i18next'
import { type AccountAlert, partsOf } from '../model/account-alert.ts'

/** Says what an alert of the account waits for, and when it was last reached. */
export function useAlertWords() {
  const { t } = useTranslation('alerts')
  return {
    conditionOf({ kind, value, priceDecimals: decimals }: AccountAlert): string {
      const { watched, side } = partsOf(kind)
      return t(`list.kind.${watched}_${side}`, { value, decimals })
    },
    reachedOf({ lastFiredAt: time, lastFiredPrice: price, priceDecimals: decimals }: AccountAlert) {
      return time === undefined ? undefined : t('list.reached', { time, price, decimals })
    },
  }
}
