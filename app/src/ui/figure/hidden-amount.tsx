import { useTranslation } from 'react-i18next'

/** In place of an amount that the user hides: dots to see, a word to hear. */
export function HiddenAmount() {
  const { t } = useTranslation()
  return (
    <span className="num">
      <span aria-hidden="true">••••</span>
      <span className="sr-only">{t('amounts.hidden')}</span>
    </span>
  )
}
