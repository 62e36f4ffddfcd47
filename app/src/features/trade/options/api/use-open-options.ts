import type { Operation } from '@swx/sdk'
import { useListOptions } from '@swx/sdk/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#config/limits.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { useSession } from '#core/session/use-session.ts'
import type { ChartLevel } from '#features/trade/shared/model/chart-level.ts'
import { type Option, toOption } from '../model/option.ts'

/** The open options of the account in use. */
export function useOpenOptions() {
  const { isLoggedIn } = useSession()
  return useListOptions<readonly Option[]>(
    { status: 'OPEN', pageSize: limits.largestPage },
    {
      query: {
        enabled: isLoggedIn,
        select: toOptions,
        refetchInterval: refetchWhile(({ list }) => list.length > 0),
      },
    },
  )
}

function toOptions({ list }: Operation<'listOptionsOrder'>['result']): readonly Option[] {
  return list.map(toOption)
}

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
