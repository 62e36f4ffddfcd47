import { ChevronDown } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/form/icon-button.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { rememberInstrument } from '../model/recent-instruments.ts'

interface InstrumentSwitchProps {
  /** Code of the instrument on the page. */
  code: string
  /** What is chosen from. */
  Choice: ComponentType<LayerProps & { code: string }>
  /** Where the page has the choice itself, which then stays open when the button goes. */
  onOpen?: (() => void) | undefined
}

/** The way from an instrument to another one in the same place: a choice with a search. */
export function InstrumentSwitch({ code, Choice, onOpen }: InstrumentSwitchProps) {
  const { t } = useTranslation('workspace')
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => rememberInstrument(code), [code])
  return (
    <>
      <IconButton
        label={t('switch.open')}
        aria-haspopup="dialog"
        icon={<ChevronDown className="size-5" aria-hidden="true" />}
        onClick={onOpen ?? (() => setIsOpen(true))}
        className="on-desktop:size-8"
      />
      {onOpen ? null : <Choice open={isOpen} onClose={() => setIsOpen(false)} code={code} />}
    </>
  )
}
