import { useTranslation } from 'react-i18next'
import { formatQuantity } from '#core/format/format-quantity.ts'
import { isolateFigure } from '#core/format/isolate-figure.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useTicketTexts } from '#features/trade/ticket/components/use-ticket-texts.ts'
import { toast } from '#ui/feedback/toast.ts'
import { PercentChips } from '#ui/form/percent-chips.tsx'
import { SizeField } from '#ui/form/size-field.tsx'
import { lotsOfShare } from '../model/close-form.ts'
import type { Position } from '../model/position.ts'
import type { ClosePart } from './use-close-part.ts'

interface ClosePartFieldProps {
  position: Position
  instrument: Instrument
  part: ClosePart
}

const shares = [25, 50, 75, 100]

/** How much of a position is closed: a share of it, or a size. */
export function ClosePartField({ position, instrument, part }: ClosePartFieldProps) {
  const { t } = useTranslation(['orders', 'errors'])
  const { lots } = position
  const { minLots, lotStep } = instrument
  const min = isolateFigure(formatQuantity(minLots))
  const words = {
    ...useTicketTexts(instrument, undefined).lots({ minLots, maxLots: lots, lotStep }),
    missing: t('errors:enterAmount'),
    tooLarge: t('part.tooLarge', { lots: isolateFigure(formatQuantity(lots)) }),
    restTooSmall: t('part.restTooSmall', { min }),
  }
  const picked = shares.find((percent) => lotsOfShare(position, instrument, percent) === part.part?.lots)

  const handlePick = (percent: number) => {
    const share = lotsOfShare(position, instrument, percent)
    if (share === undefined) toast(t('part.restTooSmall', { min }), { tone: 'alert' })
    else part.onLots(share)
  }
  return (
    <div className="grid gap-1.5">
      <SizeField
        text={part.text}
        onText={part.onText}
        range={{ step: lotStep, min: minLots, max: lots }}
        label={t('part.label')}
        unit={t('ticket.lots')}
        error={part.issue === undefined ? undefined : words[part.issue as keyof typeof words]}
      />
      <PercentChips label={t('part.share')} onPick={handlePick} picked={picked} />
    </div>
  )
}
