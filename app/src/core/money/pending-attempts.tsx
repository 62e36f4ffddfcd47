import { useEffect, useMemo } from 'react'
import { useMode } from '#core/account-mode/use-mode.ts'
import { useSession } from '#core/session/use-session.ts'
import { keptAttempts } from './attempt.ts'
import { submissionOf } from './submissions.ts'
import { useAttemptTask } from './use-attempt-task.ts'

/**
 * Settles what an earlier page, or another tab that has gone, left on its way, and tells the user by a toast how each
 * ended. Renders nothing.
 */
export function PendingAttempts() {
  const { mode } = useMode()
  const { userName, isLoggedIn } = useSession()
  const owner = useMemo(() => ({ userName: userName ?? '', mode }), [userName, mode])
  const task = useAttemptTask(owner)

  useEffect(() => {
    if (!isLoggedIn) return
    const kept = keptAttempts(owner)
    const resume = () => {
      for (const attempt of kept.list()) submissionOf(owner, attempt).resume(task)
    }
    resume()
    const stop = kept.onChange(resume)
    window.addEventListener('online', resume)
    return () => {
      stop()
      window.removeEventListener('online', resume)
    }
  }, [owner, isLoggedIn, task])

  return null
}
