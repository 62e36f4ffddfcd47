import { useSetCashInterest } from '@swx/sdk/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#core/errors/error-message.ts'
import { ErrorNotice } from '#core/errors/error-notice.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

/** Switches savings; before they end it says what that means. */
export function SavingsSwitch({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('income')
  const errorText = useErrorText()
  const [asks, setAsks] = useState(false)
  const saving = useSetCashInterest()

  const set = async (enabled: boolean) => {
    try {
      await saving.mutateAsync({ data: { enabled } })
    } catch (error) {
      // The dialog shows its own; the switch alone has no room for it.
      if (enabled) toast(errorText(error), { tone: 'alert' })
      return
    }
    setAsks(false)
    toast(t(enabled ? 'savings.switchedOn' : 'savings.switchedOff'))
  }
  const handleClose = () => {
    saving.reset()
    setAsks(false)
  }
  return (
    <div className="flex items-center gap-1 ps-4 pe-3 pt-1 text-13">
      <span className="grow font-strong">{t('savings.switch')}</span>
      <span aria-hidden="true" className="flex-none text-muted">
        {t(isOn ? 'savings.on' : 'savings.off')}
      </span>
      <Switch
        label={t('savings.switch')}
        checked={isOn}
        disabled={saving.isPending}
        onChange={(enabled) => (enabled ? void set(true) : setAsks(true))}
      />
      <Dialog
        open={asks}
        onClose={handleClose}
        title={t('savings.offTitle')}
        actions={
          <>
            <Button size="lg" onClick={handleClose}>
              {t('savings.keep')}
            </Button>
            <Button size="lg" variant="primary" busy={saving.isPending} onClick={() => void set(false)}>
              {t('savings.offConfirm')}
            </Button>
          </>
        }
      >
        <p className="text-muted">{t('savings.offBody')}</p>
        {saving.isError ? <ErrorNotice error={saving.error} /> : null}
      </Dialog>
    </div>
  )
}
