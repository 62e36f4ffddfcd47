import { expect, test } from 'vitest'
import { firstDocuments, secondDocuments } from './documents/load-all.ts'
import { runSelfTest } from './engine/run-self-test.ts'
import { secondKinds } from './faults/second-kinds.ts'

// A file of its own, so that two workers share the faulty servers.
const documents = [...(await firstDocuments()), ...(await secondDocuments())]

test.each(secondKinds)(
  'of faulty servers, kinds that the rules were not written for: $layer: $name is found',
  async (kind) => {
    const [result] = await runSelfTest(documents, [kind], { seed: 3, most: 1 })
    expect(result?.total).toBeGreaterThan(0)
    expect(result?.missed).toEqual([])
  },
)
