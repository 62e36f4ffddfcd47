import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartLevel } from '#features/trade/shared/model/chart-level.ts'
import { useOpenOptions } from './use-open-options.ts'

/** The strikes of the own open options of an instrument, as lines of its chart. */
export function useOptionLevels(code: string): readonly ChartLevel[] {
  const { t } = useTranslation('options')
  const rows = useOpenOptions().data
  return useMemo(
    () =>
      (rows ?? [])
        .filter((row) => row.code === code)
        .map(({ orderNo, direction, strike }) => ({
          id: orderNo,
          kind: 'strike' as const,
          price: strike,
          title: t('level', { direction: t(`direction.${direction}`) }),
          shortTitle: t(`direction.${direction}`),
        })),
    [rows, code, t],
  )
}
