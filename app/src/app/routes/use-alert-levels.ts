import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { alertStore } from '#features/alerts/model/alert-store.ts'
import type { ChartLevel } from '#features/trade/instrument/model/chart-level.ts'
import { useStore } from '#lib/store/create-store.ts'

/** The alerts of an instrument that wait for their price, as lines of its chart. */
export function useAlertLevels(code: string): readonly ChartLevel[] {
  const { t } = useTranslation('instrument')
  const alerts = useStore(alertStore)
  return useMemo(
    () =>
      alerts
        .filter((alert) => alert.code === code && alert.reached === undefined)
        .map(({ id, level }) => ({
          id,
          kind: 'alert',
          price: level,
          title: t('level.alert'),
          shortTitle: t('level.alert'),
        })),
    [alerts, code, t],
  )
}
