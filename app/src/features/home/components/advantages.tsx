import { ArrowLeftRight, Clock, List, MessageSquareText, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'

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
          <li key={key} className="card grid content-start gap-x-2 p-4 on-mobile:grid-cols-[28px_1fr]">
            <Icon className="size-5 text-accent on-mobile:row-span-2 on-desktop:mb-2" aria-hidden="true" />
            <h3>{t(`advantages.${key}`)}</h3>
            <p className="text-13 text-muted">{t(`advantages.${key}Body`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
