import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLots } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { PriceFigure } from '#features/trade/shared/components/order-figures.tsx'
import type { Position } from '#features/trade/shared/model/position.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { hasLeft, useOpenPositions } from '../api/use-open-positions.ts'
import { CloseDialog } from './close-dialog.tsx'
import { PositionName, Unrealised } from './position-cells.tsx'

/** The open positions in an instrument in one slim row, each with the way to close it: for a chart on the whole screen. */
export function PositionStrip({ instrument }: { instrument: Instrument }) {
  const { t } = useTranslation('orders')
  const [closing, setClosing] = useState<Position>()
  const list = useOpenPositions().data
  const rows = list?.rows.filter(({ code }) => code === instrument.code) ?? []
  // A position that was closed meanwhile has left the list; its dialog still has to say so.
  const position = rows.find(({ orderNo }) => orderNo === closing?.orderNo) ?? closing

  return (
    <>
      {rows.length > 0 ? (
        <section aria-label={t('records.positions')} className="card overflow-x-auto">
          <ul className="flex min-h-11 w-max items-center gap-6 px-3 text-13">
            {rows.map((row) => (
              <li key={row.orderNo} className="flex items-center gap-3">
                <PositionName position={row} />
                <Figure value={formatLots(row.lots)} />
                <span className="text-muted">
                  <PriceFigure price={row.openPrice} instrument={instrument} />
                </span>
                <Unrealised position={row} instrument={instrument} />
                <Button
                  size="sm"
                  className="on-mobile:min-h-11"
                  aria-label={t('position.closeLabel', { code: row.code })}
                  onClick={() => setClosing(row)}
                >
                  {t('position.close')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {position ? (
        <Suspense fallback={null}>
          <CloseDialog
            key={position.orderNo}
            open={closing !== undefined}
            onClose={() => setClosing(undefined)}
            position={position}
            hasEnded={hasLeft(list, position)}
            instrument={instrument}
          />
        </Suspense>
      ) : null}
    </>
  )
}
