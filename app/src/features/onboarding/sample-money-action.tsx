import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/format-money.ts'
import { isolateFigure } from '#core/format/isolate-figure.ts'
import { Button } from '#ui/form/button.tsx'
import { addSampleMoney } from './api/sandbox-control.ts'
import { ControlFailure } from './control-failure.tsx'
import { useFreshStart } from './use-fresh-start.ts'

export interface SampleMoneyActionProps {
  userId: string
  amount: string
}

/** Puts sample money on the real account of the sandbox, so that a plan can be bought. */
export function SampleMoneyAction({ userId, amount }: SampleMoneyActionProps) {
  const { t } = useTranslation('sandbox')
  const startFresh = useFreshStart()
  const adding = useMutation({
    mutationFn: () => addSampleMoney(userId, amount),
    onSuccess: startFresh,
  })
  return (
    <>
      <Button variant="primary" wraps busy={adding.isPending} onClick={() => adding.mutate()}>
        {t('guide.plan.money', { amount: isolateFigure(`${formatMoney(amount)} USD`) })}
      </Button>
      {adding.isError ? <ControlFailure text={t('guide.plan.failed')} /> : null}
    </>
  )
}
