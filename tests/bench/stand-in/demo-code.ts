import { kilobytesOf, readDemoCode } from '../../support/demo-code.ts'
import type { Measure } from '../support/report.ts'

/** What the backend in `app/dist-demo` weighs, minified and gzipped. */
export function measureDemoCode(): { measures: Measure[]; details: unknown } {
  const { standIn, msw } = readDemoCode()
  const own = kilobytesOf(standIn)
  return {
    measures: [
      {
        name: 'code of the stand-in in the static demo, beyond msw',
        value: own,
        unit: 'kB',
        target: 'at most 60',
        isMet: own <= 60,
      },
      { name: 'msw there', value: kilobytesOf([msw]), unit: 'kB' },
    ],
    details: { standIn: [...standIn] },
  }
}
