import { useSetNotificationKinds } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { pageParts } from '#config/page-parts.ts'
import { useErrorText } from '#core/errors/error-message.ts'
import { useNoticesOff } from '#core/session/use-user-info.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Switch } from '#ui/form/switch.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { NoticeSwitch } from '../model/notice.ts'

const always = ['money', 'security', 'loans', 'liquidation'] as const
const switches = [
  { kind: 'ORDER', words: 'positions' },
  { kind: 'OPTION', words: 'options' },
  { kind: 'SMART', words: 'plans' },
  { kind: 'PRICE_ALERT', words: 'alerts' },
  { kind: 'NFT', words: 'bids' },
  { kind: 'INVITE', words: 'invites' },
] as const satisfies readonly { kind: NoticeSwitch; words: string }[]

/** Which kinds of notices come; those about money and access always do. The choice is kept with the account. */
export function NoticeSwitches() {
  const { t } = useTranslation('notifications')
  const off = useNoticesOff()
  const choose = useSetNotificationKinds()
  const errorText = useErrorText()
  const sent = choose.isPending ? choose.variables.data.off : undefined
  const shown = sent ?? off

  const handleSwitch = (kind: NoticeSwitch, isOn: boolean) => {
    // A kind that only a later server knows stays as it is: what came from there is sent back.
    const others = (shown ?? []).filter((one): one is NoticeSwitch => one !== kind)
    choose.mutate(
      { data: { off: isOn ? others : [...others, kind] } },
      { onError: (error) => toast(errorText(error), { tone: 'alert' }) },
    )
  }
  return (
    <div className="grid gap-3">
      <Card flush id={pageParts.notices} title={t('switches.title')}>
        <ul>
          {always.map((words) => (
            <li key={words} className={rowClass}>
              <Words title={t(`switches.${words}.title`)} body={t(`switches.${words}.body`)} />
              <span className="flex-none text-12 text-muted">{t('switches.always')}</span>
            </li>
          ))}
          {switches.map(({ kind, words }) => (
            <li key={kind} className={rowClass}>
              <Words title={t(`switches.${words}.title`)} body={t(`switches.${words}.body`)} />
              <Switch
                label={t(`switches.${words}.title`)}
                checked={!shown?.includes(kind)}
                disabled={shown === undefined || choose.isPending}
                onChange={(isOn) => handleSwitch(kind, isOn)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <p className="px-1 text-12 text-muted">{t('switches.note')}</p>
    </div>
  )
}

const rowClass =
  'flex min-h-[52px] items-center justify-between gap-3 border-b border-line py-1 ps-4 pe-3 last:border-0'

function Words({ title, body }: { title: string; body: string }) {
  return (
    <span className="min-w-0">
      <span className="block">{title}</span>
      <span className="block text-12 text-muted">{body}</span>
    </span>
  )
}
