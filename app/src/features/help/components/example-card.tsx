import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { hasErrorKey } from '#core/errors/error-message.ts'
import { formatMoney } from '#core/format/figures.ts'
import { CostList, type CostListProps } from '#ui/data/cost-list.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'

export interface ExampleCardProps<Data> {
  title: string
  query: { readonly data: Data | undefined; readonly error: unknown; readonly refetch: () => unknown }
  /** Lines of the example; nothing where the operator does not offer it. */
  lines: (data: Data) => (CostListProps & { note?: ReactNode }) | undefined
}

/** A product in figures, worked out from the rates and fees in force; left out where there are none. */
export function ExampleCard<Data>({ title, query, lines }: ExampleCardProps<Data>) {
  const { t } = useTranslation('content')
  if (hasErrorKey(query.error, 'parameterMissing')) return null
  const shown = query.data === undefined ? undefined : lines(query.data)
  if (query.data !== undefined && shown === undefined) return null
  return (
    <section
      className="grid content-start gap-2 rounded-2 p-4 inset-ring inset-ring-line max-[22.5rem]:p-3"
      aria-label={title}
    >
      <h3>{title}</h3>
      <QueryView
        query={{ ...query, data: shown }}
        skeleton={<Skeleton lines={4} label={t('examples.loading')} />}
        failed={t('examples.failed')}
      >
        {({ rows, total, note }) => (
          <>
            <CostList rows={rows} total={total} />
            {note ? <p className="text-12 text-muted">{note}</p> : null}
          </>
        )}
      </QueryView>
    </section>
  )
}

/** An amount of an example in dollars. */
export function Usd({ amount }: { amount: string }) {
  return <Figure value={formatMoney(amount)} unit="USD" />
}
