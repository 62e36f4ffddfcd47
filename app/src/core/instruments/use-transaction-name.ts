import type { components } from '@swx/sdk'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

type Transaction = components['schemas']['Transaction']

/** What a transaction is called: with its instrument when it is of a position or an option, otherwise by its kind. */
export function useTransactionName(): (
  transaction: Pick<Transaction, 'kind' | 'code' | 'direction'>,
) => string {
  const { t } = useTranslation('history')
  return useCallback(
    ({ kind, code, direction }) => {
      if (code === undefined) return t(`kind.${kind}`)
      const isPosition = kind === 'ORDER_OPEN' || kind === 'ORDER_CLOSE'
      if (isPosition && (direction === 'LONG' || direction === 'SHORT'))
        return t(`traded.${kind}.${direction}`, { code })
      const isOption = kind === 'OPTION_STAKE' || kind === 'OPTION_SETTLEMENT'
      if (isOption && (direction === 'UP' || direction === 'DOWN'))
        return t(`traded.${kind}.${direction}`, { code })
      return t(`kind.${kind}`)
    },
    [t],
  )
}
