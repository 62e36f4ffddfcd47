import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageParts } from '#config/page-parts.ts'
import { ModeSwitchDialog } from '#core/account-mode/lazy-mode-switch-dialog.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney } from '#core/format/figures.ts'
import { MoneyDialog } from '#core/money/money-dialog.tsx'
import { useMoneySubmission } from '#core/money/use-money-submission.ts'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { SettingRow } from './setting-row.tsx'

/** The demo account: what it holds, and the way to start it anew. */
export function DemoCard({ user }: { user: UserInfo }) {
  const { t } = useTranslation(['settings', 'errors'])
  const { mode } = useMode()
  const [asks, setAsks] = useState(false)
  const close = () => setAsks(false)

  return (
    <Card flush id={pageParts.demo} title={t('demo.title')}>
      <SettingRow
        label={t('demo.label')}
        about={
          user.demoEnabled
            ? t('demo.about', { balance: user.accounts.demo.equity })
            : t('errors:demoDisabled')
        }
      >
        {user.demoEnabled ? (
          <Button size="sm" aria-haspopup="dialog" onClick={() => setAsks(true)}>
            {t('demo.reset')}
          </Button>
        ) : null}
      </SettingRow>
      {mode === 'demo' ? (
        asks ? (
          <DemoResetDialog user={user} onClose={close} />
        ) : null
      ) : (
        <ModeSwitchDialog open={asks} target="demo" reason={t('demo.needsDemo')} onClose={close} />
      )}
    </Card>
  )
}

/** Play money that every demo account starts with. */
const start = '100000.00'

interface DemoResetDialogProps {
  user: UserInfo
  onClose: () => void
}

/** Asks before the demo account starts anew: what is closed, and what is there afterwards. */
function DemoResetDialog({ user, onClose }: DemoResetDialogProps) {
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
