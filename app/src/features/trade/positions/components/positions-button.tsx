import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { ticketRequest } from '#features/trade/shared/model/ticket-request.ts'
import { useStore } from '#lib/store/create-store.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useUnrealisedTotal } from './positions-total.tsx'

interface PositionsButtonProps {
  instrument: Instrument
  /** The own trades, in the sheet that it opens. */
  children: ReactNode
}

/** What the open positions in an instrument have gained or lost; leads to all own trades where the page has no room for them. */
export function PositionsButton({ instrument, children }: PositionsButtonProps) {
  const { t } = useTranslation('orders')
  const [isOpen, setIsOpen] = useState(false)
  const unrealised = useUnrealisedTotal(instrument.code)
  // The ticket that is asked for comes up in a sheet of its own.
  if (useStore(ticketRequest)?.code === instrument.code && isOpen) setIsOpen(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span className="grid justify-items-center">
          {unrealised === undefined ? null : (
            <PriceChange text={formatMoney(unrealised, { sign: true })} className="font-strong" />
          )}
          <span className="text-12 font-regular">{t('records.label')}</span>
        </span>
      </Button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={t('records.label')}>
        {children}
      </Sheet>
    </>
  )
}
