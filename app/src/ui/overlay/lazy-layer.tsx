import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { toast } from '../feedback/toast.ts'

/** What every layer (dialog, sheet, drawer) understands. */
export interface LayerProps {
  open: boolean
  onClose: () => void
}

/**
 * A layer whose code and texts arrive when it is first opened, without a fallback in its place. When they do not arrive,
 * the user is told and may press again.
 *
 * @example
 * const LanguageDialog = lazyLayer(async () => (await import('./language-dialog.tsx')).LanguageDialog)
 */
export function lazyLayer<Props extends LayerProps>(
  load: () => Promise<ComponentType<Props>>,
  loadTexts?: () => Promise<unknown>,
) {
  const Layer = lazyComponent(load, loadTexts)

  return function LazyLayer(props: Props) {
    const { t } = useTranslation()
    const { open, onClose } = props
    const [, setArrived] = useState(false)
    const handleFailure = useEffectEvent(() => {
      toast(t('error.layer'), { tone: 'alert' })
      onClose()
    })

    useEffect(() => {
      if (!open || Layer.isLoaded()) return
      let isCurrent = true
      Layer.preload().then(
        () => {
          if (isCurrent) setArrived(true)
        },
        () => {
          if (isCurrent) handleFailure()
        },
      )
      return () => {
        isCurrent = false
      }
    }, [open])

    return open && Layer.isLoaded() ? <Layer {...props} /> : null
  }
}
