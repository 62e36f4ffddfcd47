import { kilobytesOf, readDemoCode } from '../../support/demo-code.ts'
import { atMost, type Measure } from '../support/report.ts'

/**
 * What the backend in `app/dist-demo` weighs, minified and gzipped. The budget is for what it starts with, which
 * answers the pages of a visitor; the other figures say what comes on top, and when.
 */
export function measureDemoCode(): { measures: Measure[]; details: unknown } {
  const { standIn, signedIn, everything, msw } = readDemoCode()
  const start = kilobytesOf(standIn)
  return {
    measures: [
      atMost('code the stand-in starts with in the static demo, beyond msw', start, 60, 'kB'),
      {
        name: 'with all operations, loaded by the first that no visitor calls',
        value: kilobytesOf(signedIn),
        unit: 'kB',
      },
      {
        name: 'with the control plane, all profiles and the texts of ten languages, loaded when asked for',
        value: kilobytesOf(everything),
        unit: 'kB',
      },
      { name: 'msw there', value: kilobytesOf([msw]), unit: 'kB' },
    ],
    details: { standIn: [...standIn], signedIn: [...signedIn], everything: [...everything] },
  }
}
