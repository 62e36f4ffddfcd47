import { ChevronLeft, FlaskConical } from 'lucide-react'
import { type ReactNode, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { paths } from '#config/paths.ts'
import { formatPercent } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { useBack } from '#lib/navigation/use-back.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'

interface LandscapeBarProps {
  instrument: Instrument
  /** The way to another instrument, beside the code. */
  switcher: ReactNode
}

let shown = 0

/** Adds to the bars on show; the root says whether there is one, so that the bars of the page make room. */
function count(change: number) {
  shown += change
  document.documentElement.toggleAttribute('data-landscape', shown > 0)
}

/** The start of the one bar that a phone on its side has: back, what is traded, and that it is a sandbox. */
export function LandscapeBar({ instrument, switcher }: LandscapeBarProps) {
  const { t } = useTranslation('common')
  const { code, name } = instrument
  const changePercent = useLivePrice(code)?.changePercent ?? instrument.changePercent
  const goBack = useBack()
  // A page that is kept and not on show hides no bars.
  useLayoutEffect(() => {
    count(1)
    return () => count(-1)
  }, [])

  return (
    <div className="landscape-bar">
      <IconButton
        label={t('nav.back')}
        icon={<ChevronLeft className="size-5 mirror-rtl" aria-hidden="true" />}
        onClick={() => goBack(paths.market.path)}
      />
      <h1 className="text-14" title={name}>
        <bdi>{code}</bdi>
      </h1>
      <PriceChange ofPrice text={formatPercent(changePercent)} className="text-12" />
      {switcher}
      {isSandbox ? (
        <span
          role="note"
          title={t('sandbox.title')}
          className="hatch-wide flex min-h-6 items-center rounded-1 border border-line px-1 text-11 whitespace-nowrap"
        >
          <span aria-hidden="true" className="flex items-center gap-1 rounded-1 bg-surface px-1 font-strong">
            <FlaskConical className="size-3.5" />
            {t('sandbox.word')}
          </span>
          <span className="sr-only">{t('sandbox.title')}</span>
        </span>
      ) : null}
    </div>
  )
}
