import { useTranslation } from 'react-i18next'
import { useUpDown } from '#lib/theme/theme.ts'
import { TrendMark } from './trend-mark.tsx'

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
