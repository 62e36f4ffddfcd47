import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeSwitchDialog } from '#core/account-mode/lazy-mode-switch-dialog.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'

/** Options are not sold for real money here; the demo account has them. */
export function OptionsNotOffered() {
  const { t } = useTranslation('options')
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Note tone="neutral">
        <p>{t('notOffered.body')}</p>
        <Button size="sm" className="mt-2" onClick={() => setAsks(true)}>
          {t('notOffered.action')}
        </Button>
      </Note>
      <ModeSwitchDialog open={asks} target="demo" onClose={() => setAsks(false)} />
    </>
  )
}
