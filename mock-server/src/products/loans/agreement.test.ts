import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LOAN_AGREEMENT_VERSION } from './agreement.ts'
import { agreementTexts } from './agreement-texts.ts'

/** The texts of each version that was in force, as the start of a SHA-256. */
const digests: Readonly<Record<string, string>> = {
  '2026-11': '525ab981d699a0ec',
  '2026-11.2': '141c9670b9943103',
  '2026-11.3': '4bb4f784200c40ee',
  '2026-11.4': 'ded27e23de91029a',
}

test('a signed version names its texts: whoever changes one raises the version and adds its digest here', () => {
  const digest = createHash('sha256').update(JSON.stringify(agreementTexts)).digest('hex').slice(0, 16)
  expect(digest).toBe(digests[LOAN_AGREEMENT_VERSION])
})
