import { multiplyDecimals, trimDecimal } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatQuantity, isolateFigure } from '#core/format/figures.ts'
import { formatDate } from '#core/format/format-time.ts'
import type { BalanceLine } from '../model/balance.ts'

const DAY_MS = 86_400_000

/** What the lines of a balance say, by their language; `at` is when the balance was read, epoch ms. */
export function useBalanceWords(at: number) {
  const { t, i18n } = useTranslation(['balance', 'history'])
  return (line: BalanceLine): string => {
    switch (line.kind) {
      case 'opening':
        return t('line.opening', { day: formatDate(at - DAY_MS, i18n.language) })
      case 'transactions':
        return t(`history:kind.${line.of}`)
      case 'plan':
        return line.plan.productName
      case 'withdrawal':
        return t('line.withdrawal', { ref: isolateFigure(line.orderNo) })
      case 'bid':
        return t('line.bid', { title: line.title })
      case 'option':
        return t(`line.option.${line.option.direction}`, { code: isolateFigure(line.option.code) })
      case 'margin':
      case 'unrealised': {
        const { code, contractSize, direction, leverage, lots, openPrice } = line.position
        const size = formatQuantity(trimDecimal(multiplyDecimals(lots, contractSize)))
        const price = formatQuantity(String(openPrice))
        return line.kind === 'margin'
          ? t('line.margin', {
              code: isolateFigure(code),
              formula: isolateFigure(`${size} × ${price} ÷ ${leverage}`),
            })
          : t(`line.unrealised.${direction}`, {
              code: isolateFigure(code),
              price: isolateFigure(price),
              size: isolateFigure(size),
            })
      }
      default:
        return t(`line.${line.kind}`)
    }
  }
}
