import { Building2, CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { PanelLink } from './panel-link.tsx'

/** Where else to turn: the help centre, the company and how to complain; and what support never asks for. */
export function SupportRoutes() {
  const { t } = useTranslation('help')
  return (
    <div className="grid justify-items-start border-t border-line pt-2 text-13">
      <PanelLink to={paths.help.href()}>
        <CircleHelp className="size-4 flex-none" aria-hidden="true" />
        {t('contact.help')}
      </PanelLink>
      <PanelLink to={paths.companyIntro.href()}>
        <Building2 className="size-4 flex-none" aria-hidden="true" />
        {t('contact.company')}
      </PanelLink>
      <p className="text-12 text-muted">{t('contact.never')}</p>
    </div>
  )
}
