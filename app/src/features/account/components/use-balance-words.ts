import { multiplyDecimals, trimDecimal } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatQuantity } from '#core/format/figures.ts'
import type { BalanceLine } from '../model/balance.ts'

const DAY_MS = 86_400_000

/** What the lines of a balance say, by their language; `at` is when the balance was read, epoch ms. */
export function useBalanceWords(at: number) {
  const { t } = useTranslation(['balance', 'history'])
  return (line: BalanceLine): string => {
    switch (line.kind) {
      case 'opening':
        return t('line.opening', { day: at - DAY_MS })
      case 'transactions':
        return t(`history:kind.${line.of}`)
      case 'plan':
        return line.plan.productName
      case 'withdrawal':
        return t('line.withdrawal', { ref: line.orderNo })
      case 'bid':
        return t('line.bid', { title: line.title })
      case 'option':
        return t(`line.option.${line.option.direction}`, { code: line.option.code })
      case 'margin':
      case 'unrealised': {
        const { code, contractSize, direction, leverage, lots, openPrice } = line.position
        const size = formatQuantity(trimDecimal(multiplyDecimals(lots, contractSize)))
        const price = formatQuantity(String(openPrice))
        return line.kind === 'margin'
          ? t('line.margin', {
              code,
              formula: `${size} × ${price} ÷ ${leverage}`,
            })
          : t(`line.unrealised.${direction}`, {
              code,
              price: String(openPrice),
              size: trimDecimal(multiplyDecimals(lots, contractSize)),
            })
      }
      default:
        return t(`line.${line.kind}`)
    }
  }
}
