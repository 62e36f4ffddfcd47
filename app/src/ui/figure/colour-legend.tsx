import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useUpDown } from '#lib/theme/theme.ts'
import { Button } from '#ui/form/button.tsx'
import { TrendMark } from './trend.tsx'

/** What the colours of prices mean, beside the button that swaps them: red rises in some countries, falls in others. */
export function ColourLegend({ className }: { className?: string }) {
  const { t } = useTranslation()
  const { upDown, setUpDown } = useUpDown()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are words and a button
    <div
      role="group"
      aria-label={t('updown.legend')}
      className={clsx('flex flex-wrap items-center gap-x-3 text-12 text-muted', className)}
    >
      <ColourKey />
      <Button
        variant="text"
        className="-mx-4 text-12"
        onClick={() => setUpDown(upDown === 'red-up' ? 'green-up' : 'red-up')}
      >
        {t('updown.swap')}
      </Button>
    </div>
  )
}

/** Which colour rising prices have and which falling ones, each beside its arrow. */
export function ColourKey() {
  const { t } = useTranslation()
  const { upDown } = useUpDown()
  const isRedUp = upDown === 'red-up'
  return (
    <>
      <span className="inline-flex items-center gap-1">
        <TrendMark trend="up" />
        {t(isRedUp ? 'updown.risingRed' : 'updown.risingGreen')}
      </span>
      <span className="inline-flex items-center gap-1">
        <TrendMark trend="down" />
        {t(isRedUp ? 'updown.fallingGreen' : 'updown.fallingRed')}
      </span>
    </>
  )
}
