import {
  compareDecimals,
  decimalsOf,
  multiplyDecimals,
  roundToStep,
  splitPosition,
  subtractDecimals,
} from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { SizeField } from '#core/forms/amount-field.tsx'
import { amountInLanguage } from '#core/forms/amount-in-language.ts'
import { amountRule } from '#core/forms/amount-rule.ts'
import { useDraft } from '#core/forms/drafts.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useLotsTexts } from '#features/trade/shared/components/use-ticket-texts.ts'
import type { Position } from '#features/trade/shared/model/position.ts'
import { toast } from '#ui/feedback/toast.ts'
import { PercentChips } from '#ui/form/percent-chips.tsx'

type Sizes = Pick<Instrument, 'minLots' | 'lotStep'>

/** Whether an amount can stay open: nothing, or at least the smallest size. */
const canStay = (rest: string, minLots: string) =>
  compareDecimals(rest, '0') === 0 || compareDecimals(rest, minLots) >= 0

/** Whether a position is large enough to be closed in parts. */
export const isDivisible = ({ lots }: Pick<Position, 'lots'>, { minLots }: Sizes): boolean =>
  compareDecimals(lots, multiplyDecimals(minLots, 2)) >= 0

/** The rule of how much of a position is closed: on the step, and what stays is a size that can be held. */
export function closeRule(
  language: string,
  { lots: max }: Pick<Position, 'lots'>,
  { minLots: min, lotStep: step }: Sizes,
) {
  return z.pipe(
    amountRule({ language, scale: decimalsOf(step), min, max, step }),
    z.transform((part: string, { issues }): string => {
      if (canStay(subtractDecimals(max, part), min)) return part
      issues.push({ code: 'custom', message: 'restTooSmall', input: part })
      return z.NEVER
    }),
  )
}

/** A share of a position, on the step, or what is too small: the share, or what would stay. */
export function lotsOfShare(
  { lots }: Pick<Position, 'lots'>,
  { minLots, lotStep }: Sizes,
  percent: number,
): { readonly lots: string } | { readonly issue: 'tooSmall' | 'restTooSmall' } {
  if (percent === 100) return { lots }
  const part = roundToStep(multiplyDecimals(lots, percent, '0.01'), lotStep, 'DOWN')
  if (compareDecimals(part, minLots) < 0) return { issue: 'tooSmall' }
  return canStay(subtractDecimals(lots, part), minLots) ? { lots: part } : { issue: 'restTooSmall' }
}

/** A size as it was typed. */
interface ClosePartEntry {
  readonly text: string
  /** That it was typed in. */
  readonly language: string
}

/** How much of a position is closed: all of it, until the user says less. */
export function useClosePart(position: Position, instrument: Instrument) {
  const { language, write } = useAmountReading()
  const [entry, setEntry] = useDraft<ClosePartEntry | undefined>(`${position.orderNo} close`, undefined)
  const typed = entry && amountInLanguage(entry.text, entry.language, language)
  const setTyped = (text: string | undefined) => setEntry(text === undefined ? undefined : { text, language })
  const text = typed ?? write(position.lots)
  const { data: lots, error } = closeRule(language, position, instrument).safeParse(text)
  const isAll = typed === undefined || (lots !== undefined && compareDecimals(lots, position.lots) === 0)
  const split = isAll || lots === undefined ? undefined : splitPosition(position, lots)
  return {
    text,
    onText: setTyped,
    onLots: (part: string) => setTyped(part === position.lots ? undefined : write(part)),
    reset: () => setTyped(undefined),
    /** What is wrong with the size that was typed. */
    issue: isAll ? undefined : error?.issues[0]?.message,
    /** What is closed; undefined while the size is none. */
    part: isAll ? position : split?.part,
    /** What stays open. */
    rest: split?.rest,
  }
}

interface ClosePartFieldProps {
  position: Position
  instrument: Instrument
  /** What was typed, and what is wrong with it. */
  text: string
  issue: string | undefined
  /** The size that is closed; undefined while what was typed is none. */
  lots: string | undefined
  onText: (text: string) => void
  /** Called with a share that was picked. */
  onLots: (lots: string) => void
}

const shares = [25, 50, 75, 100]

/** How much of a position is closed: a share of it, or a size. */
export function ClosePartField({
  position,
  instrument,
  text,
  issue,
  lots: chosen,
  onText,
  onLots,
}: ClosePartFieldProps) {
  const { t } = useTranslation(['orders', 'errors'])
  const { lots } = position
  const { minLots, lotStep } = instrument
  const words = {
    ...useLotsTexts({ minLots, maxLots: lots, lotStep }),
    missing: t('errors:enterAmount'),
    tooLarge: t('part.tooLarge', { lots }),
    restTooSmall: t('part.restTooSmall', { min: minLots }),
  }
  const picked = shares.find((percent) => {
    const share = lotsOfShare(position, instrument, percent)
    return 'lots' in share && share.lots === chosen
  })

  const handlePick = (percent: number) => {
    const share = lotsOfShare(position, instrument, percent)
    if ('lots' in share) onLots(share.lots)
    else toast(words[share.issue], { tone: 'alert' })
  }
  return (
    <div className="grid gap-1.5">
      <SizeField
        text={text}
        onText={onText}
        range={{ step: lotStep, min: minLots, max: lots }}
        label={t('part.label')}
        unit={t('ticket.lots', { lots: chosen })}
        error={issue === undefined ? undefined : words[issue as keyof typeof words]}
      />
      <PercentChips label={t('part.share')} onPick={handlePick} picked={picked} />
    </div>
  )
}
