import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths, type RouteName } from '#config/paths.ts'
import { Card } from '#ui/layout/card.tsx'
import type { FaqGroupName } from '../model/faq-groups.ts'

/** Pages of the product that each group of questions is about. */
const relatedPages = {
  account: ['security', 'identity', 'settings'],
  payments: ['deposit', 'withdraw', 'transactions'],
  trading: ['market', 'plans', 'orders'],
  lending: ['loan', 'nfts'],
  other: ['introduction'],
} as const satisfies Record<FaqGroupName, readonly RouteName[]>

/** The pages of the product that the questions on show are about. */
export function RelatedCard({ group }: { group: FaqGroupName }) {
  const { t } = useTranslation(['help', 'common'])
  return (
    <Card title={t('related')} className="print:hidden">
      <ul className="grid">
        {relatedPages[group].map((name) => (
          <li key={name}>
            <Link
              to={paths[name].href()}
              className="inline-flex min-h-11 min-w-11 items-center text-13 text-accent on-desktop:min-h-8"
            >
              {t(`common:page.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
