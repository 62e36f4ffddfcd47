import { useTranslation } from 'react-i18next'
import { sourcesOf } from '#core/profit/profit-sources.ts'
import type { Performance } from '../model/curve-shape.ts'

/** The tables of the page as the cells of a CSV file: amounts as the server has them, so that a program can add them up. */
export function useTableCells(): (performance: Performance) => string[][] {
  const { t } = useTranslation(['performance', 'income', 'orders', 'history', 'account', 'common'])
  return (performance) => {
    const { from, to, equityBefore, deposits, withdrawals, result, equity, fees, interest } = performance
    const { bySource, byInstrument, byMonth, trades } = performance
    const sources = sourcesOf(bySource)
    return [
      [t('common:page.performance'), from, to],
      [t('account:profit.sums.equityOn', { time: from }), equityBefore],
      [t('history:statement.in'), deposits],
      [t('history:statement.out'), withdrawals],
      [t('result'), result],
      [t('account:overview.equity'), equity],
      [t('return'), performance.timeWeightedReturn ?? ''],
      [t('shareOfGains'), trades.shareOfGains ?? ''],
      [t('orders:results.averageWin'), trades.averageGain ?? ''],
      [t('orders:results.averageLoss'), trades.averageLoss ?? ''],
      [t('largestFall'), performance.largestFall?.amount ?? ''],
      [t('orders:results.fees'), fees],
      [t('income:source.LOAN'), interest],
      [],
      [t('byProduct'), t('history:list.amount')],
      ...sources.map((source) => [t(`income:source.${source}`), bySource[source] ?? '0.00']),
      [t('result'), result],
      [],
      [
        t('orders:results.instrument'),
        t('closed'),
        t('orders:results.gains'),
        t('orders:results.fees'),
        t('result'),
      ],
      ...byInstrument.map((row) => [
        row.code ?? t('noInstrument'),
        String(row.closed),
        String(row.gains),
        row.fees,
        row.result,
      ]),
      [t('result'), String(trades.closed), String(trades.gains), fees, result],
      [],
      [t('month'), ...sources.map((source) => t(`income:source.${source}`)), t('result')],
      ...byMonth.map((row) => [
        row.month,
        ...sources.map((source) => row.bySource[source] ?? '0.00'),
        row.result,
      ]),
      [t('result'), ...sources.map((source) => bySource[source] ?? '0.00'), result],
    ]
  }
}
