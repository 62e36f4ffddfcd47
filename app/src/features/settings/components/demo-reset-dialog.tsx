import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/format-money.ts'
import { MoneyDialog } from '#core/money-submission/money-dialog.tsx'
import { useMoneySubmission } from '#core/money-submission/use-money-submission.ts'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Figure } from '#ui/figure/figure.tsx'

/** Play money that every demo account starts with. */
const start = '100000.00'

export interface DemoResetDialogProps {
  user: UserInfo
  onClose: () => void
}

/** Asks before the demo account starts anew: what is closed, and what is there afterwards. */
export function DemoResetDialog({ user, onClose }: DemoResetDialogProps) {
  const { t } = useTranslation('settings')
  const resetting = useMoneySubmission('resetDemo', {
    open: true,
    onClose,
    scope: 'demo',
    input: () => ({}),
    summary: { name: 'DEMO' },
    onDone: (_, { isTold }) => {
      if (!isTold) toast(t('demo.done'))
      onClose()
    },
  })
  const figure = (amount: string) => <Figure value={formatMoney(amount)} unit="USD" />

  return (
    <MoneyDialog
      {...resetting.dialog}
      title={t('demo.question')}
      costs={{
        rows: [{ key: 'now', label: t('demo.now'), value: figure(user.accounts.demo.equity) }],
        total: { label: t('demo.after'), value: figure(start) },
      }}
      confirm={t('demo.reset')}
    >
      <Note>{t('demo.effect')}</Note>
    </MoneyDialog>
  )
}
