import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'

/** Where to begin: in the demo account. */
export function Recommendation() {
  const { t } = useTranslation('home')
  return (
    <section className="card flex flex-wrap items-center gap-4 p-4">
      <ModeBadge mode="demo" />
      <div className="min-w-0 flex-1 basis-52">
        <h2>{t('recommendation.title')}</h2>
        <p className="text-13 text-muted">{t('recommendation.body')}</p>
      </div>
      <LinkButton to={paths.market.href()}>{t('recommendation.action')}</LinkButton>
    </section>
  )
}
