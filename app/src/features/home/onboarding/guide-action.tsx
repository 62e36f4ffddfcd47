import { compareDecimals } from '@swx/sdk/money'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageParts } from '#config/page-parts.ts'
import { paths } from '#config/paths.ts'
import { ModeSwitchDialog } from '#core/account-mode/lazy-mode-switch-dialog.ts'
import type { AccountMode } from '#core/account-mode/mode-store.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import type { GuideStep } from './guide-steps.ts'
import { addSampleMoney, ControlFailure, moveClock, useFreshStart } from './sandbox-control.tsx'

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
          <LinkButton wraps to={paths.plans.href({})} variant="primary">
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

/** A plan begins at the next midnight and pays at the one after it. */
const TWO_DAYS = 'P2D'

/** Moves the clock of the sandbox to where the plan has paid for the first time. */
function ClockAction({ onMoved }: { onMoved: () => void }) {
  const { t } = useTranslation('sandbox')
  const startFresh = useFreshStart()
  const moving = useMutation({
    mutationFn: () => moveClock(TWO_DAYS),
    onSuccess: async () => {
      await startFresh()
      onMoved()
    },
  })
  return (
    <>
      <Button variant="primary" wraps busy={moving.isPending} onClick={() => moving.mutate()}>
        {t('guide.clock.action')}
      </Button>
      {moving.isError ? <ControlFailure text={t('guide.clock.failed')} /> : null}
    </>
  )
}

interface ModeActionProps {
  /** The account that the step needs. */
  mode: AccountMode
  children: ReactNode
}

/** A step in one of the two accounts: the switch to it comes first. */
function ModeAction({ mode, children }: ModeActionProps) {
  const { t } = useTranslation('sandbox')
  const current = useMode().mode
  const [asks, setAsks] = useState(false)
  return (
    <>
      {current === mode ? (
        children
      ) : (
        <Button wraps variant="primary" onClick={() => setAsks(true)}>
          {t(mode === 'demo' ? 'guide.toDemo' : 'guide.toReal')}
        </Button>
      )}
      <ModeSwitchDialog open={asks} target={mode} onClose={() => setAsks(false)} />
    </>
  )
}

interface SampleMoneyActionProps {
  userId: string
  amount: string
}

/** Puts sample money on the real account of the sandbox, so that a plan can be bought. */
function SampleMoneyAction({ userId, amount }: SampleMoneyActionProps) {
  const { t } = useTranslation('sandbox')
  const startFresh = useFreshStart()
  const adding = useMutation({
    mutationFn: () => addSampleMoney(userId, amount),
    onSuccess: startFresh,
  })
  return (
    <>
      <Button variant="primary" wraps busy={adding.isPending} onClick={() => adding.mutate()}>
        {t('guide.plan.money', { amount })}
      </Button>
      {adding.isError ? <ControlFailure text={t('guide.plan.failed')} /> : null}
    </>
  )
}
