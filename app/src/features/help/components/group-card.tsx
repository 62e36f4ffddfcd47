import { ArrowLeftRight, ChartLine, ChevronRight, CircleHelp, FileText, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { type ContentItem, contentLink } from '#core/content/content.ts'
import type { FaqGroupName } from '../model/faq-groups.ts'

export interface GroupCardProps {
  name: FaqGroupName
  items: readonly ContentItem[]
}

const SHOWN = 4

/** The first questions of a group, and the way to all of them. */
export function GroupCard({ name, items }: GroupCardProps) {
  const { t } = useTranslation('help')
  const title = t(`group.${name}`)
  return (
    <section className="card grid content-start p-4" aria-label={title}>
      <div className="flex flex-wrap items-center gap-3 border-b border-line pb-2">
        <GroupIcon name={name} />
        <h2 className="min-w-0 flex-1">{title}</h2>
        <Link
          to={paths.faq.href({ group: name })}
          aria-label={t('groupAll', { group: title, number: items.length })}
          className="relative -my-2.5 inline-flex min-h-11 min-w-11 items-center justify-end text-13 text-accent"
        >
          {t('all', { number: items.length })}
        </Link>
      </div>
      <ul>
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.id} className="border-b border-line last:border-0">
            <Link
              to={contentLink(item)}
              className="flex min-h-11 items-center justify-between gap-3 py-2 text-text"
            >
              <span className="min-w-0">{item.title}</span>
              <ChevronRight className="mirror-rtl size-4 flex-none text-muted" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const icons = {
  account: ShieldCheck,
  payments: ArrowLeftRight,
  trading: ChartLine,
  lending: FileText,
  other: CircleHelp,
}

/** The picture of a group of questions. */
function GroupIcon({ name }: { name: FaqGroupName }) {
  const Icon = icons[name]
  return <Icon className="size-5 flex-none" aria-hidden="true" />
}
