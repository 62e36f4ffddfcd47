import { useTranslation } from 'react-i18next'
import { Button } from '#ui/form/button.tsx'
import { CharacterKeysSwitch } from '#ui/form/character-keys-switch.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'

const first = {
  leveraged: [
    ['B', 'long'],
    ['S', 'short'],
    ['0 – 9', 'size'],
    ['U', 'unit'],
    ['O', 'orderType'],
    ['P', 'entryPrice'],
    ['V', 'leverage'],
    ['L', 'stopLoss'],
    ['T', 'takeProfit'],
  ],
  fixedTime: [
    ['B', 'up'],
    ['S', 'down'],
    ['0 – 9', 'stake'],
  ],
} as const
const shared = [
  ['Enter', 'review'],
  ['Esc', 'back'],
  ['1 – 8', 'period'],
  ['A', 'alert'],
  ['[ ]', 'nextInstrument'],
  ['?', 'help'],
] as const

export interface KeysDialogProps extends LayerProps {
  ticket: keyof typeof first
}

/** The keys of a ticket, and of the chart beside it. */
export function KeysDialog({ open, onClose, ticket }: KeysDialogProps) {
  const { t } = useTranslation(['orders', 'common'])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('keys.title')}
      actions={
        <Button size="lg" data-autofocus="" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 text-13">
        {[...first[ticket], ...shared].map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt>
              <kbd dir="ltr" className="rounded-1 border border-line-strong px-1.5 py-0.5 font-strong">
                {key}
              </kbd>
            </dt>
            <dd>{t(`keys.${meaning}`)}</dd>
          </div>
        ))}
      </dl>
      <CharacterKeysSwitch />
    </Dialog>
  )
}
