import { useTranslation } from 'react-i18next'

/** The clock the chart goes by, and whose work it is: the library's licence asks for both name and link. */
export function ChartFooter() {
  const { t } = useTranslation('instrument')
  return (
    <p className="flex flex-wrap justify-between gap-x-4 px-4 py-2 text-12 text-muted">
      <span>{t('chart.utc')}</span>
      <a
        href="https://www.tradingview.com/"
        target="_blank"
        rel="noopener noreferrer"
        className="underline underline-offset-3"
      >
        {t('chart.attribution')}
      </a>
    </p>
  )
}
