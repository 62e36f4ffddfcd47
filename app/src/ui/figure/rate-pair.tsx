import { Figure } from './figure.tsx'

export interface RatePairProps {
  entries: readonly { label: string; rate: string }[]
}

/** Rates of one product side by side in the same size: none is shown without the other. */
export function RatePair({ entries }: RatePairProps) {
  return (
    <dl className="@container grid auto-cols-fr grid-flow-col overflow-hidden rounded-2 border border-line">
      {entries.map(({ label, rate }) => (
        <div
          key={label}
          className="flex flex-col justify-between border-line px-2 py-2.5 @sm:px-3 [&+&]:border-s"
        >
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="text-14 font-strong @[18rem]:text-18 @sm:text-22">
            <Figure value={rate} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
