import { expect, test } from 'vitest'
import contract from './dist/openapi.json' with { type: 'json' }

interface Sampled {
  operationId: string
  'x-codeSamples': { lang: string; label: string; source: string }[]
}

const operations = Object.values(
  contract.paths as unknown as Record<string, Record<string, Sampled>>,
).flatMap((item) => Object.values(item))

const samplesOf = (id: string) =>
  operations.find(({ operationId }) => operationId === id)?.['x-codeSamples'].map(({ source }) => source)

test('every operation shows how it is called by the SDK and by curl, with a value for each parameter', () => {
  for (const { operationId, 'x-codeSamples': samples } of operations) {
    expect(samples.map(({ label }) => label)).toEqual(['@swx/sdk', 'curl'])
    for (const { source } of samples) expect(source, operationId).not.toContain('undefined')
  }
})

test('a call that moves money sends an idempotency key, the body of the first example and the account mode', () => {
  expect(samplesOf('buySmart')).toEqual([
    `import { buyPlan } from '@swx/sdk'

const result = await buyPlan(client, {
  productId: 'p-crypto-30',
  days: 30,
  amount: '5000.00',
  acceptedTermsVersion: '2026-01',
}, { idempotencyKey: crypto.randomUUID() })`,
    `curl -X POST 'http://127.0.0.1:4010/swx/customer/order/buySmart' \\
  -H "Authorization: $TOKEN" \\
  -H 'virtually: NO' \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -H 'Content-Type: application/json' \\
  -d '{"productId":"p-crypto-30","days":30,"amount":"5000.00","acceptedTermsVersion":"2026-01"}'`,
  ])
})

test('a call without a session or a body is as short as it can be', () => {
  expect(samplesOf('getMarketInfo')).toEqual([
    `import { getInstrument } from '@swx/sdk'

const result = await getInstrument(client, { id: '1' })`,
    `curl 'http://127.0.0.1:4010/swx/customer/index/getMarketInfo/1' \\
  -H "Authorization: $TOKEN" \\
  -H 'virtually: NO'`,
  ])
})
