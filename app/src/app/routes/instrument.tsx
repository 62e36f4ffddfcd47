import { InstrumentPage } from '#features/trade/instrument/components/instrument-page.tsx'
import { InstrumentLayout } from './instrument-layout.tsx'

/** `/cruuency?code=&type=&id=`: one instrument. */
export function InstrumentRoute() {
  return <InstrumentPage Layout={InstrumentLayout} />
}
