import { Building2, CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { contentsOf } from '#core/content/content.ts'
import { useContents } from '#core/content/use-contents.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DocumentList } from './document-list.tsx'

const linkClass = 'inline-flex min-h-11 items-center gap-2 text-13 text-accent on-desktop:min-h-8'

/** Help, the company, and every policy and statement: for phones, which have no footer. */
export function PolicyLinks() {
  const { t } = useTranslation()
  const contents = useContents()
  const items = contents.data
  return (
    <Card title={t('footer.information')}>
      <div className="grid justify-items-start">
        <Link to={paths.help.href()} className={linkClass}>
          <CircleHelp className="size-4 flex-none" aria-hidden="true" />
          {t('page.help')}
        </Link>
        <Link to={paths.companyIntro.href()} className={linkClass}>
          <Building2 className="size-4 flex-none" aria-hidden="true" />
          {t('page.companyIntro')}
        </Link>
        {items ? (
          <DocumentList items={[...contentsOf(items, 'policy'), ...contentsOf(items, 'footer')]} />
        ) : contents.isError ? (
          <p role="alert" className="grid gap-2 text-13">
            {t('footer.failed')}
            <Button size="sm" onClick={() => void contents.refetch()}>
              {t('action.retry')}
            </Button>
          </p>
        ) : (
          <Skeleton lines={4} label={t('footer.loading')} className="w-full" />
        )}
      </div>
    </Card>
  )
}
