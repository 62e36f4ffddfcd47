import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '../../../../core/account-mode/mode-badge.tsx'
import { useMode } from '../../../../core/account-mode/use-mode.ts'
import { formatQuantity } from '../../../../core/format/format-quantity.ts'
import { isolateFigure } from '../../../../core/format/isolate-figure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { PercentChips } from '../../../../ui/form/percent-chips.tsx'
import { SizeField } from '../../../../ui/form/size-field.tsx'
import { useAmountReading } from '../../../../ui/form/use-amount-reading.ts'
import { useTyped } from '../../../../ui/form/use-typed.ts'
import { lotsForShare } from '../model/size-in.ts'
import { AvailableFunds } from './available-funds.tsx'
import { FundsError } from './funds-error.tsx'
import { SizeIn } from './size-in.tsx'
import type { LeverageTicketState } from './use-leverage-ticket.ts'
import { useTicketTexts } from './use-ticket-texts.ts'

/** How large the position is: typed, by steps, or as a share of what is available. */
export function TicketSize({ ticket }: { ticket: LeverageTicketState }) {
  const { t } = useTranslation('orders')
  const { mode } = useMode()
  const { write } = useAmountReading()
  const { form, instrument, terms, price, direction, leverage, preview, errorOf, available, isBeyondFunds } =
    ticket
  const texts = useTicketTexts(instrument, terms.exitDistanceTicks)
  const lots = useTyped(form.control, 'lots')
  const [picked, setPicked] = useState<{ readonly percent: number; readonly of: string }>()
  /** A share is picked as long as nothing that it was computed from or set has changed. */
  const setOf = (text: string) => `${text} ${leverage} ${direction}`

  const pickShare = (percent: number) => {
    const size = { ...instrument, ...terms, price, direction, leverage }
    const share = available === undefined ? undefined : lotsForShare(size, instrument, available, percent)
    if (share === undefined)
      return toast(t('lots.noRoom', { min: isolateFigure(formatQuantity(instrument.minLots)) }), {
        tone: 'alert',
      })
    lots.onText(write(share))
    setPicked({ percent, of: setOf(write(share)) })
  }

  return (
    <div className="grid gap-1.5">
      <SizeField
        {...lots}
        range={{ step: instrument.lotStep, min: instrument.minLots, max: instrument.maxLots }}
        label={
          <>
            {t('ticket.size')} <ModeBadge mode={mode} />
          </>
        }
        aside={<AvailableFunds />}
        unit={t('ticket.lots')}
        error={
          errorOf('lots', texts.lots(instrument)) ??
          (isBeyondFunds && preview && available ? (
            <FundsError total={preview.total} available={available} />
          ) : undefined)
        }
      />
      <SizeIn key={instrument.code} ticket={ticket} onLots={(value) => lots.onText(write(value))} />
      <PercentChips
        label={t('ticket.share')}
        onPick={pickShare}
        picked={picked?.of === setOf(lots.text) ? picked.percent : undefined}
        disabled={available === undefined}
      />
    </div>
  )
}
