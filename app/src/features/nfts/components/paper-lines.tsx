import type { PaperLine } from './use-certificate-lines.ts'

/** The lines of a paper, label beside value. */
export function PaperLines({ lines }: { lines: readonly PaperLine[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-13 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
      {lines.map(({ key, label, value, isFigure }) => (
        <div key={key} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="font-strong wrap-anywhere max-sm:mb-1">
            {isFigure ? <bdi dir="ltr">{value}</bdi> : <bdi>{value}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
