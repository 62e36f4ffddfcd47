import { useRemoveAlert } from '@swx/sdk/react'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { useErrorText } from '#core/errors/error-message.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-shapes.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useAccountAlerts } from '../api/use-account-alerts.ts'
import { ACCOUNT_ALERTS_MAX, type AccountAlert, alertsOn } from '../model/account-alert.ts'
import { AccountAlertForm } from './account-alert-form.tsx'
import { AlertItem, AlertList } from './alert-item.tsx'
import { AskedAlertForm } from './asked-alert-form.tsx'
import { MoveAlerts } from './move-alerts.tsx'
import { NewAlert } from './new-alert.tsx'
import type { AlertsProps } from './page-alerts.tsx'
import { useAlertWords } from './use-alert-words.ts'

/** The alerts of the account: set, changed and deleted, with those that have fired. */
export function AccountAlerts({ subject, level, onLeave }: AlertsProps) {
  const { t } = useTranslation('alerts')
  const query = useAccountAlerts()
  const [changed, setChanged] = useState<AccountAlert>()
  const used = query.data?.length ?? 0
  const listed = query.data && alertsOn(query.data, subject)
  const finish = () => setChanged(undefined)

  return (
    <div className="grid gap-4">
      <MoveAlerts onLeave={onLeave} />
      {changed ? (
        <AskedAlertForm
          key={changed.id}
          marketId={changed.marketId}
          alert={changed}
          subject={subject}
          onDone={finish}
        />
      ) : subject ? (
        <AccountAlertForm subject={subject} level={level} used={used} />
      ) : (
        <NewAlert used={used} />
      )}
      <QueryView
        query={{ ...query, data: listed }}
        skeleton={<SkeletonRows rows={3} label={t('loading')} />}
        failed={t('failed')}
        empty={
          subject ? null : (
            <EmptyState icon={<Bell aria-hidden="true" />} title={t('empty')} body={t('new.emptyBody')} />
          )
        }
      >
        {(alerts) => (
          <AlertList>
            {alerts.map((alert) => (
              <AccountAlertItem
                key={alert.id}
                alert={alert}
                onLeave={onLeave}
                onChange={() => setChanged(alert)}
                onRemoved={() => {
                  if (changed?.id === alert.id) finish()
                }}
              />
            ))}
          </AlertList>
        )}
      </QueryView>
      <p className="text-12 text-muted">{t('kept', { used, max: ACCOUNT_ALERTS_MAX })}</p>
    </div>
  )
}

interface AccountAlertItemProps {
  alert: AccountAlert
  onLeave: () => void
  onChange: () => void
  onRemoved: () => void
}

function AccountAlertItem({ alert, onLeave, onChange, onRemoved }: AccountAlertItemProps) {
  const { t } = useTranslation('alerts')
  const errorText = useErrorText()
  const { conditionOf, reachedOf } = useAlertWords()
  const remove = useRemoveAlert()
  const { id, code, type, marketId, repeat } = alert
  const condition = conditionOf(alert)

  const handleRemove = () =>
    remove.mutate(
      { data: { id } },
      { onSuccess: onRemoved, onError: (error) => toast(errorText(error), { tone: 'alert' }) },
    )
  return (
    <AlertItem
      id={id}
      code={code}
      to={paths.instrument.href({ code, type, id: marketId })}
      condition={repeat === 'EACH_CROSSING' ? t('list.each', { condition }) : condition}
      reached={reachedOf(alert)}
      labels={{
        change: t('list.change', { code, condition }),
        remove: t('list.removeOwn', { code, condition }),
      }}
      onLeave={onLeave}
      onChange={onChange}
      onRemove={handleRemove}
      isBusy={remove.isPending}
    />
  )
}
