import { ArrowLeftRight, Clock, List, MessageSquareText, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'

const points = [
  { key: 'costs', Icon: ShieldCheck },
  { key: 'demo', Icon: ArrowLeftRight },
  { key: 'daily', Icon: Clock },
  { key: 'ledger', Icon: List },
  { key: 'people', Icon: MessageSquareText },
] as const

/** Five reasons, each of them something to look up in the product. */
export function Advantages() {
  const { t } = useTranslation('home')
  return (
    <section className="grid gap-3">
      <h2>{t('advantages.title')}</h2>
      <ul className="grid gap-3 on-desktop:sm:grid-cols-2 on-desktop:lg:grid-cols-5">
        {points.map(({ key, Icon }) => (
          <li key={key} className="card flex items-start gap-x-4 gap-y-2 p-4 on-desktop:flex-col">
            <Icon className="size-5 flex-none text-accent" aria-hidden="true" />
            <div className="min-w-0">
              <h3>{t(`advantages.${key}`)}</h3>
              <p className="text-13 text-muted">{t(`advantages.${key}Body`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

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
