import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/form/button.tsx'
import { moveClock } from './api/sandbox-control.ts'
import { ControlFailure } from './control-failure.tsx'
import { useFreshStart } from './use-fresh-start.ts'

/** A plan begins at the next midnight and pays at the one after it. */
const TWO_DAYS = 'P2D'

/** Moves the clock of the sandbox to where the plan has paid for the first time. */
export function ClockAction({ onMoved }: { onMoved: () => void }) {
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
