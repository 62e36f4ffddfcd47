import { Building2, CircleHelp, MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { useSupport } from '#core/errors/support-context.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'

export interface ContactCardProps {
  /** Where the user is, so that no link leads to it. */
  on: 'help' | 'company' | 'text'
}

const linkClass = 'inline-flex min-h-11 items-center gap-2 text-13 text-accent on-desktop:min-h-8'

/** The ways to ask: online support, the answers, and who is responsible. */
export function ContactCard({ on }: ContactCardProps) {
  const { t } = useTranslation('help')
  const openSupport = useSupport()
  return (
    <Card title={t('contact.title')} className="print:hidden">
      {openSupport ? (
        <Button
          variant="primary"
          wraps
          icon={<MessageSquareText className="size-4" aria-hidden="true" />}
          onClick={openSupport}
        >
          {t('contact.open')}
        </Button>
      ) : null}
      <div className="grid justify-items-start">
        {on === 'help' ? null : (
          <Link to={paths.help.href()} className={linkClass}>
            <CircleHelp className="size-4 flex-none" aria-hidden="true" />
            {t('contact.help')}
          </Link>
        )}
        {on === 'company' ? null : (
          <Link to={paths.companyIntro.href()} className={linkClass}>
            <Building2 className="size-4 flex-none" aria-hidden="true" />
            {t('contact.company')}
          </Link>
        )}
      </div>
      <p className="border-t border-line pt-3 text-12 text-muted">{t('contact.never')}</p>
    </Card>
  )
}
