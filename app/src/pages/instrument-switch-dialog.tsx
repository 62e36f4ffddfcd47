import { SwitchDialog, type SwitchDialogProps } from '#features/market/components/switch-dialog.tsx'
import { useOpenPositions } from '#features/trade/positions/api/use-open-positions.ts'

/** The choice of another instrument, with those first in which the user has positions. */
export function InstrumentSwitchDialog(props: Omit<SwitchDialogProps, 'positions'>) {
  const codes = useOpenPositions().data?.rows.map(({ code }) => code) ?? []
  return <SwitchDialog {...props} positions={[...new Set(codes)]} />
}
