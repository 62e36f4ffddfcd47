import type { ReactNode } from 'react'

export interface CostListProps {
  rows: readonly { key: string; label: ReactNode; value: ReactNode }[]
  /** The final figure, under a rule and on a double rule. */
  total?: { label: ReactNode; value: ReactNode } | undefined
}

/** What something costs, line by line: label, dotted leader, figure, and the total on a double rule. */
export function CostList({ rows, total }: CostListProps) {
  return (
    <dl className="cost">
      {rows.map((row) => (
        <div key={row.key}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
      {total ? (
        <div className="cost-total">
          <dt>{total.label}</dt>
          <dd>
            <span className="final">{total.value}</span>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
