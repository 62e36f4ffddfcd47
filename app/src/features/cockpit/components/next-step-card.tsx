import { useTranslation } from 'react-i18next'
import { offers } from '../../../config/operator.ts'
import { paths } from '../../../config/paths.ts'
import type { AccountMode } from '../../../core/account-mode/mode-store.ts'
import { isolateFigure } from '../../../core/format/isolate-figure.ts'
import type { UserInfo } from '../../../core/session/use-user-info.ts'
import { useStore } from '../../../lib/store/create-store.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { LinkButton } from '../../../ui/form/link-button.tsx'
import { useWaiting } from '../api/use-waiting.ts'
import { hasMargin, type NextStep, nextSteps, type OpenPosition } from '../model/next-step.ts'
import { isPutOff, putOffStep, putOffStore } from '../model/put-off-steps.ts'

/** Props of {@link NextStepCard}. */
export interface NextStepCardProps {
  user: UserInfo
  mode: AccountMode
  /** Open positions of the account in use. */
  positions: { readonly isPending: boolean; readonly rows: readonly OpenPosition[] | undefined }
  /** Another part of the page has the primary button. */
  quiet?: boolean
}

function hrefOf(step: NextStep): string {
  switch (step.kind) {
    case 'stop':
      return paths.orderDetail.href({ no: step.orderNo })
    case 'security':
      return paths.security.href({})
    case 'identity':
      return paths.identity.href({})
    case 'deposit':
      return paths.deposit.href()
    case 'plan':
      return paths.trading.href({})
    default:
      return paths.market.href({})
  }
}

/** The one thing to do next, which can be put off; nothing when nothing is left. */
export function NextStepCard({ user, mode, positions, quiet = false }: NextStepCardProps) {
  const { t } = useTranslation('cockpit')
  const putOff = useStore(putOffStore)
  const waiting = useWaiting({ enabled: mode === 'real' })
  const isOpen = (positions.isPending && hasMargin(user, mode)) || (mode === 'real' && waiting.isPending)
  if (isOpen)
    return (
      <section className="card p-4">
        <Skeleton lines={4} lineHeight={24} label={t('next.loading')} />
      </section>
    )

  const step = nextSteps({
    user,
    mode,
    positions: positions.rows ?? [],
    isDepositPending: waiting.data?.some(({ kind }) => kind === 'deposit') ?? false,
    offersPlans: offers('plans'),
  }).find(({ id }) => !isPutOff(putOff, user.id, id))
  if (step === undefined) return null

  const code = step.kind === 'stop' ? isolateFigure(step.code) : ''
  const title = t(`next.${step.kind}.title`, { code })
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
