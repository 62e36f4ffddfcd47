import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeSwitchDialog } from '#core/account-mode/lazy-mode-switch-dialog.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import type { AccountMode } from '#core/account-mode/mode-store.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney } from '#core/format/figures.ts'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'

const modes = ['demo', 'real'] as const

/** Both accounts side by side; a press on the other one asks before it switches. */
export function AccountModeCard({ user }: { user: UserInfo }) {
  const { t } = useTranslation(['account', 'common', 'errors'])
  const { mode } = useMode()
  const [target, setTarget] = useState<AccountMode>()
  return (
    <Card title={t('common:mode.title')} aside={<ModeBadge mode={mode} />}>
      <fieldset aria-label={t('common:mode.title')} className="grid grid-cols-2 gap-2">
        {modes.map((choice) => {
          const isChosen = choice === mode
          return (
            <button
              key={choice}
              type="button"
              aria-pressed={isChosen}
              disabled={choice === 'demo' && !user.demoEnabled && !isChosen}
              onClick={() => !isChosen && setTarget(choice)}
              className={clsx(
                'grid content-start gap-0.5 rounded-2 border px-3 py-2.5 text-start disabled:border-line disabled:text-muted',
                choice === 'demo' && 'border-dashed border-demo text-demo',
                choice === 'demo' && isChosen && 'hatch-demo',
                choice === 'real' && (isChosen ? 'border-real bg-real text-on-real' : 'border-line-strong'),
              )}
            >
              <b>{t(`common:mode.${choice}.word`)}</b>
              <span className="text-12">{t(`common:mode.${choice}.about`)}</span>
              <span className="text-12 [&_span]:text-inherit">
                <Figure value={formatMoney(user.accounts[choice].equity)} unit="USD" />
              </span>
            </button>
          )
        })}
      </fieldset>
      <p className="text-12 text-muted">{user.demoEnabled ? t('mode.note') : t('errors:demoDisabled')}</p>
      <ModeSwitchDialog
        open={target !== undefined}
        target={target ?? mode}
        onClose={() => setTarget(undefined)}
      />
    </Card>
  )
}
