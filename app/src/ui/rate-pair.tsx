import { Figure } from './figure.tsx'

/** Props of {@link RatePair}. */
export interface RatePairProps {
  entries: readonly { label: string; rate: string }[]
}

/** Rates of one product side by side in the same size: none is shown without the other. */
export function RatePair({ entries }: RatePairProps) {
  return (
    <dl className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-2 border border-line">
      {entries.map(({ label, rate }) => (
        <div key={label} className="flex flex-col justify-between border-line px-3 py-2.5 [&+&]:border-s">
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="text-22 font-strong">
            <Figure value={rate} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
