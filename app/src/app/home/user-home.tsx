import { Suspense } from 'react'
import { PageSkeleton } from '../page-skeleton.tsx'
import { HomeCockpit } from './lazy-home-cockpit.ts'

/** `/` of a user, in both shells. */
export function UserHome() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <HomeCockpit />
    </Suspense>
  )
}
