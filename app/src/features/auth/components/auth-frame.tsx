import type { ReactNode } from 'react'
import { Link, type LinkProps, useSearchParams } from 'react-router-dom'
import { paths, safeNext } from '#config/paths.ts'
import { PageHeading } from '#ui/layout/page-heading.tsx'

export interface AuthFrameProps {
  title: string
  /** Below the card: the way to a sister page. */
  below?: ReactNode
  /** Under everything else. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of the log-in pages: one narrow card. */
export function AuthFrame({ title, below, aside, children }: AuthFrameProps) {
  return (
    <div className="page-frame grid max-w-[488px] gap-4 on-desktop:md:pt-10">
      <div className="card grid gap-5 p-4 sm:p-6">
        <PageHeading title={title} />
        {children}
      </div>
      {below ? (
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-13 text-muted">{below}</p>
      ) : null}
      {aside}
    </div>
  )
}

/** A link among text, tall enough for a finger. */
export function InlineLink(props: Omit<LinkProps, 'className'>) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-11 min-w-11 items-center justify-center text-center font-strong text-accent"
    />
  )
}

/** Where the user wanted to go before logging in, if anywhere, and where they will go after it. */
export function useNext() {
  const [query] = useSearchParams()
  const next = safeNext(query.get('next'))
  return { next, query: next ? { next } : {}, target: next ?? paths.profile.href() }
}
