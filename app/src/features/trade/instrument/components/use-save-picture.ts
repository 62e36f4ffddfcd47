import { useTranslation } from 'react-i18next'
import { formatDateTimeFull } from '#core/format/format-time.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { livePrices } from '#core/live-prices/store.ts'
import { toast } from '#ui/feedback/toast.ts'
import { type Period, periodLabels } from '../model/periods.ts'
import { pictureOf, savePicture } from './chart-picture.ts'

/** Saves the chart as a picture that says what it shows, when, and that its prices are simulated. */
export function useSavePicture({ code, name, isSimulated }: Instrument, period: Period) {
  const { t, i18n } = useTranslation(['instrument', 'market'])
  return (chart: HTMLCanvasElement) => {
    const now = livePrices.marketNow()
    const time = t('picture.time', { time: formatDateTimeFull(now, i18n.language) })
    const picture = pictureOf(chart, {
      title: [code, name, periodLabels[period], time].join(' · '),
      note: isSimulated ? t('picture.simulated') : '',
    })
    const stamp = new Date(now).toISOString().slice(0, 16).replace(/\D/g, '')
    savePicture(picture, `${code}-${period}-${stamp}`).then(
      () => toast(t('picture.saved')),
      () => toast(t('picture.failed'), { tone: 'alert' }),
    )
  }
}
