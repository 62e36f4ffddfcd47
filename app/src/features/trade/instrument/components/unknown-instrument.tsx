import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { StateNotice } from '#ui/feedback/state-notice.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'

/** A link to an instrument that does not exist, and the way to those that do. */
export function UnknownInstrument({ code }: { code: string | undefined }) {
  const { t } = useTranslation('instrument')
  const title = code === undefined ? t('unknown.titleBare') : t('unknown.title', { code })

  return (
    <div className="page-frame">
      <section className="card">
        <StateNotice
          icon={<SearchX aria-hidden="true" />}
          title={<h1 className="text-16">{title}</h1>}
          body={t('unknown.body')}
        >
          <LinkButton to={paths.market.href()}>{t('unknown.action')}</LinkButton>
        </StateNotice>
      </section>
    </div>
  )
}
