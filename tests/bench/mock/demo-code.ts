import { kilobytesOf, readDemoCode } from '../../support/demo-code.ts'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'

/**
 * What the backend in `app/dist-demo` weighs, minified and gzipped: what the page loads of it before it paints, what it
 * starts with, which answers the pages of a visitor, and what comes on top, and when.
 */
export function measureDemoCode(): Found {
  const { first, mockServer, signedIn, everything, msw } = readDemoCode()
  const early = [...first].filter((file) => file === msw || file.startsWith('browser-mock-server-'))
  return {
    measures: [
      atMost('mock server code that the static demo loads before it paints', kilobytesOf(early), 0, 'kB'),
      {
        name: 'code the mock server starts with in the static demo, beyond msw',
        value: kilobytesOf(mockServer),
        unit: 'kB',
      },
      {
        name: 'with all operations, loaded by the first that no visitor calls',
        value: kilobytesOf(signedIn),
        unit: 'kB',
      },
      atMost(
        'with the control plane, all profiles and the texts of ten languages, loaded when asked for',
        kilobytesOf(everything),
        180,
        'kB',
      ),
      { name: 'msw there', value: kilobytesOf([msw]), unit: 'kB' },
    ],
    details: { mockServer: [...mockServer], signedIn: [...signedIn], everything: [...everything] },
  }
}
