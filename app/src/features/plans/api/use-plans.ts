import { listPlans } from '@swx/sdk'
import { usePages } from '#core/api/use-pages.ts'
import { useNamedPlan } from '#core/plans/use-products.ts'
import { useSession } from '#core/session/use-session.ts'
import { isRunning, type Plan } from '../model/plan.ts'

/** Own plans, newest first; only those that run, or all. */
export function usePlans(shown: 'running' | 'all', { enabled = true } = {}) {
  const { isLoggedIn } = useSession()
  const status = shown === 'running' ? ({ status: 'IN_PROGRESS' } as const) : {}
  const named = useNamedPlan({ enabled: enabled && isLoggedIn })
  const plans = usePages<Plan>({
    key: ['plans', shown],
    fetchPage: (client, pageNum) => listPlans(client, { ...status, pageNum }),
    enabled: enabled && isLoggedIn,
    isLive: isRunning,
  })
  return { ...plans, rows: plans.rows?.map(named) }
}
