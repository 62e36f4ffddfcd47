import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'

/** The way up to the help centre; on phones the top bar has one. */
export function HelpLink() {
  const { t } = useTranslation()
  return (
    <Link
      to={paths.help.href()}
      className="inline-flex min-h-6 items-center text-accent on-mobile:hidden print:hidden"
    >
      {t('page.help')}
    </Link>
  )
}
