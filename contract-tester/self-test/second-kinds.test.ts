import { expect, test } from 'vitest'
import { firstDocuments, secondDocuments } from './documents/load-all.ts'
import { runSelfTest } from './engine/run-self-test.ts'
import { secondKinds } from './faults/second-kinds.ts'

// Beside `self-test.test.ts`, so that two workers can test the kinds at the same time.
const documents = [...(await firstDocuments()), ...(await secondDocuments())]

test.each(secondKinds)(
  'a faulty server of a kind that the rules were not written for is found: $layer: $name',
  async (kind) => {
    const [result] = await runSelfTest(documents, [kind], { seed: 3, most: 1 })
    expect(result?.total).toBeGreaterThan(0)
    expect(result?.missed).toEqual([])
  },
)
