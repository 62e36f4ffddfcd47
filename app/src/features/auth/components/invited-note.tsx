import { useTranslation } from 'react-i18next'
import { formatMoney, isolateFigure } from '#core/format/figures.ts'
import { readDecimal, readRecord } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { Note } from '#ui/feedback/note.tsx'

function parse(value: unknown) {
  const { reward, minDeposit } = readRecord(value, 'invite.config')
  return { reward: readDecimal(reward, 'reward'), minimum: readDecimal(minDeposit, 'minDeposit') }
}

const inUsd = (amount: string) => isolateFigure(`${formatMoney(amount)} USD`)

/** Tells those who come by an invitation what it brings to whom. */
export function InvitedNote() {
  const { t } = useTranslation('auth')
  const { data: config } = useParameter('invite.config', parse)
  if (!config) return null
  const { reward, minimum } = config
  return (
    <Note tone="neutral">{t('register.invited', { reward: inUsd(reward), minimum: inUsd(minimum) })}</Note>
  )
}
