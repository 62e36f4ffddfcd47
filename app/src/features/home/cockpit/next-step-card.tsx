import { compareDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import { paths } from '#config/paths.ts'
import type { AccountMode } from '#core/account-mode/mode-store.ts'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { useStore } from '#lib/store/create-store.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { isPutOff, putOffStep, putOffStore } from './put-off-steps.ts'
import { useWaiting } from './waiting.ts'

export interface NextStepCardProps {
  user: UserInfo
  mode: AccountMode
  /** Another part of the page has the primary button. */
  quiet?: boolean
}

function hrefOf(step: NextStep): string {
  switch (step.kind) {
    case 'security':
      return paths.security.href({})
    case 'identity':
      return paths.identity.href({})
    case 'deposit':
      return paths.deposit.href()
    case 'plan':
      return paths.plans.href({})
    default:
      return paths.market.href({})
  }
}

/** The one thing to do next, which can be put off; nothing when nothing is left. */
export function NextStepCard({ user, mode, quiet = false }: NextStepCardProps) {
  const { t } = useTranslation('cockpit')
  const putOff = useStore(putOffStore)
  const waiting = useWaiting({ enabled: mode === 'real' })
  if (mode === 'real' && waiting.isPending)
    return (
      <section className="card p-4">
        <Skeleton lines={4} lineHeight={24} label={t('next.loading')} />
      </section>
    )

  const step = nextSteps({
    user,
    mode,
    isDepositPending: waiting.data?.some(({ kind }) => kind === 'deposit') ?? false,
    offersPlans: offers('plans'),
  }).find(({ id }) => !isPutOff(putOff, user.id, id))
  if (step === undefined) return null

  const title = t(`next.${step.kind}.title`)
  return (
    <section className="card grid content-start gap-3 p-4" aria-labelledby="next-step">
      <div className="flex items-center justify-between gap-3">
        <span className="text-12 text-muted">{t('next.label')}</span>
        <Button variant="text" className="-my-2 -me-3" onClick={() => putOffStep(user.id, step.id)}>
          {t('next.later')}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
      <h2 id="next-step">{title}</h2>
      <p className="text-13 text-muted">{t(`next.${step.kind}.body`)}</p>
      <LinkButton
        wraps
        variant={quiet ? 'secondary' : 'primary'}
        to={hrefOf(step)}
        className="on-desktop:justify-self-start"
      >
        {t(`next.${step.kind}.action`)}
      </LinkButton>
    </section>
  )
}

/** Something that the user can do next to finish what was begun. */
interface NextStep {
  readonly kind: 'security' | 'identity' | 'deposit' | 'plan' | 'position'
  readonly id: string
}

/** What the next step follows from. */
interface NextStepFacts {
  readonly user: UserInfo
  readonly mode: AccountMode
  /** A deposit waits for review. */
  readonly isDepositPending: boolean
  /** Whether this build offers plans. */
  readonly offersPlans: boolean
}

const isSome = (amount: string) => compareDecimals(amount, '0') !== 0

/** What is left to do, in this order: security, then money, then the first product. */
function nextSteps(facts: NextStepFacts): readonly NextStep[] {
  const { user, mode, isDepositPending, offersPlans } = facts
  const account = user.accounts[mode]
  const isReal = mode === 'real'
  const isFunded = compareDecimals(account.equity, '0') > 0
  const isNew = !isSome(account.inMargin) && !isSome(account.inSmart) && !isSome(account.profit.total)
  const first = isReal && offersPlans ? 'plan' : 'position'
  const isLeft = {
    security: !user.hasSecurityPassword,
    identity: user.kycStatus === 'NOT_VERIFIED' || user.kycStatus === 'FAILED',
    deposit: isReal && !isFunded && !isDepositPending,
    [first]: isFunded && isNew,
  }
  return (['security', 'identity', 'deposit', first] as const)
    .filter((kind) => isLeft[kind])
    .map((kind) => ({ kind, id: kind === 'position' ? `${mode} ${kind}` : kind }))
}
