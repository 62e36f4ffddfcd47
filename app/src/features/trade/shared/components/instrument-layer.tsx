import { useGetInstrument } from '@swx/sdk/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useCloseOnModeSwitch } from '#core/account-mode/use-close-on-mode-switch.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { type Instrument, toInstrument } from '#core/instruments/instrument.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'

interface InstrumentLayerProps extends LayerProps {
  /** Id of the instrument. */
  marketId: string
  /** What the layer is about, until it can say so itself. */
  title: string
  /** The layer. */
  children: (instrument: Instrument) => ReactNode
}

/**
 * A layer that cannot do without an instrument. It opens at once, and says while the instrument is loading, or that it
 * could not be loaded, with a way to try again.
 */
export function InstrumentLayer({ open, onClose, marketId, title, children }: InstrumentLayerProps) {
  const { t } = useTranslation(['orders', 'common'])
  const { mode } = useMode()
  // A layer that was shown before the switch closes itself; one that is still loading cannot.
  useCloseOnModeSwitch({ open, onClose })
  const instrument = useGetInstrument<Instrument>({ id: marketId }, { query: { select: toInstrument } })
  if (instrument.data) return children(instrument.data)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      aside={<ModeBadge mode={mode} />}
      actions={
        <Button size="lg" data-autofocus="" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
      }
    >
      <QueryView
        query={instrument}
        skeleton={<Skeleton lines={4} label={t('instrument.loading')} />}
        failed={t('instrument.failed')}
      >
        {children}
      </QueryView>
    </Dialog>
  )
}
