import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DirectionArrow } from '#ui/figure/trend.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { MarketRow } from '../model/market-row.ts'
import { pickMovers } from '../model/pick-movers.ts'
import { quoteOf } from '../model/quote-of.ts'
import { useReorderTick } from '../model/use-reorder-tick.ts'
import { MoverRow } from './mover-row.tsx'

type Side = 'rising' | 'falling'

/** Movers change places at most this often. */
export const MOVERS_MS = 3000

/** What rose or fell most today. */
export function Movers({ rows }: { rows: readonly MarketRow[] }) {
  const { t } = useTranslation('market')
  const [side, setSide] = useState<Side>('rising')
  const round = useReorderTick(MOVERS_MS)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round stands for prices that moved outside of React
  const movers = useMemo(() => pickMovers(rows, side, quoteOf), [rows, side, round])

  return (
    <Card
      flush
      title={t('movers.title')}
      aside={
        <Segmented
          size="sm"
          label={t('movers.side')}
          value={side}
          onChange={setSide}
          options={[
            { value: 'rising', label: <DirectionArrow trend="up">{t('movers.rising')}</DirectionArrow> },
            { value: 'falling', label: <DirectionArrow trend="down">{t('movers.falling')}</DirectionArrow> },
          ]}
        />
      }
    >
      {movers.length === 0 ? (
        <p className="p-4 text-13 text-muted">
          {t(side === 'rising' ? 'movers.noneRising' : 'movers.noneFalling')}
        </p>
      ) : (
        <ul>
          {movers.map((row) => (
            <MoverRow key={row.id} row={row} />
          ))}
        </ul>
      )}
    </Card>
  )
}
