import { compareDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { pageParts } from '#config/page-parts.ts'
import { paths } from '#config/paths.ts'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { LinkButton } from '#ui/form/link-button.tsx'
import { ClockAction } from './clock-action.tsx'
import { ModeAction } from './mode-action.tsx'
import type { GuideStep } from './model/guide-steps.ts'
import { SampleMoneyAction } from './sample-money-action.tsx'

/** The smallest plan costs as much. */
const ENOUGH = '1000.00'

export interface GuideActionProps {
  step: GuideStep
  /** undefined of a visitor. */
  user: UserInfo | undefined
  /** The clock was moved. */
  onMoved: () => void
}

/** What to do for a step: in the account it is about. */
export function GuideAction({ step, user, onMoved }: GuideActionProps) {
  const { t } = useTranslation('sandbox')
  if (step === 'clock') return <ClockAction onMoved={onMoved} />
  if (step === 'position')
    return (
      <ModeAction mode="demo">
        <LinkButton wraps to={paths.market.href({ type: 2 })} variant="primary">
          {t('guide.position.action')}
        </LinkButton>
      </ModeAction>
    )
  if (step === 'plan')
    return (
      <ModeAction mode="real">
        {user && compareDecimals(user.accounts.real.available, ENOUGH) < 0 ? (
          <SampleMoneyAction userId={user.id} amount={ENOUGH} />
        ) : (
          <LinkButton wraps to={paths.trading.href({})} variant="primary">
            {t('guide.plan.action')}
          </LinkButton>
        )}
      </ModeAction>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton wraps to={`${paths.login.href({})}#${pageParts.sampleUsers}`} variant="primary">
        {t('guide.start.action')}
      </LinkButton>
      <LinkButton wraps to={paths.register.href({})}>
        {t('guide.start.register')}
      </LinkButton>
    </div>
  )
}
