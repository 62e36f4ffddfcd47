import { useTranslation } from 'react-i18next'
import { PageHeading } from '#ui/layout/page-heading.tsx'

/** The shape of the page while the instrument loads; its code is known from the link. */
export function InstrumentSkeleton({ code }: { code: string | undefined }) {
  const { t } = useTranslation('instrument')
  return (
    <div className="page-frame grid grid-cols-[minmax(0,1fr)] gap-3 pt-3 md:pt-3">
      <div className="flex min-h-[52px] flex-wrap items-center gap-x-8 gap-y-2">
        <PageHeading title={<bdi>{code}</bdi>} />
        <span aria-hidden="true" className="skeleton h-7 w-36" />
      </div>
      <div
        role="status"
        aria-busy="true"
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]"
      >
        <span className="sr-only">{t('loading')}</span>
        <div aria-hidden="true" className="card chart-card p-4">
          <span className="skeleton block h-7 w-52" />
          <span className="chart-box skeleton mt-4 block opacity-40" />
        </div>
        <div aria-hidden="true" className="card grid gap-4 p-4">
          {['w-32', 'w-full', 'w-full', 'w-full', 'w-full', 'w-2/3'].map((width, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
            <span key={line} className={`skeleton block h-3 ${width}`} />
          ))}
        </div>
      </div>
    </div>
  )
}
