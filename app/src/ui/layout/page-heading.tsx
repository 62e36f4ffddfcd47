import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isRoot, type RouteName } from '#config/paths.ts'
import { LargeTitle } from './large-title.tsx'

interface HeadingParts {
  /** Beside the title. */
  beside?: ReactNode
  /** One line under it. */
  subtitle?: ReactNode
  /** What stands at the far end. */
  aside?: ReactNode
}

/** The name of its route, or a title of its own. */
export type PageHeadingProps = HeadingParts &
  ({ page: RouteName; title?: undefined } | { page?: undefined; title: ReactNode })

/** The page's one `h1`: large on phones where a way begins; elsewhere their top bar shows it, so here it is only read aloud. */
export function PageHeading({ page, title, beside, subtitle, aside }: PageHeadingProps) {
  const { t } = useTranslation()
  const isLarge = page !== undefined && isRoot(page)
  const isBare = !isLarge && !beside && !subtitle && !aside
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
        isBare && 'on-mobile:sr-only',
      )}
    >
      <div className={clsx('grow', aside && 'min-w-0 flex-[1_1_20rem]')}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isLarge ? (
            <LargeTitle>{t(`page.${page}`)}</LargeTitle>
          ) : (
            <h1 className="on-mobile:sr-only">{page ? t(`page.${page}`) : title}</h1>
          )}
          {beside}
        </div>
        {subtitle ? <p className="text-13 text-muted">{subtitle}</p> : null}
      </div>
      {aside}
    </div>
  )
}
