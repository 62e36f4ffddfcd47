import { listSmartOrder } from '@swx/sdk'
import { usePages } from '#core/api/use-pages.ts'
import { useSession } from '#core/session/use-session.ts'
import { isRunning, type Plan } from '../model/plan.ts'
import { useNamedPlan } from './use-named-plan.ts'

/** Own plans, newest first; only those that run, or all. */
export function usePlans(shown: 'running' | 'all', { enabled = true } = {}) {
  const { isLoggedIn } = useSession()
  const status = shown === 'running' ? ({ status: 'IN_PROGRESS' } as const) : {}
  const named = useNamedPlan({ enabled: enabled && isLoggedIn })
  const plans = usePages<Plan>({
    key: ['plans', shown],
    fetchPage: (client, pageNum) => listSmartOrder(client, { ...status, pageNum }, { cache: 'reload' }),
    enabled: enabled && isLoggedIn,
    isLive: isRunning,
  })
  return { ...plans, rows: plans.rows?.map(named) }
}
