import { expect, test } from 'vitest'
import { firstDocuments, secondDocuments } from './documents/load-all.ts'
import { checkHandler, runSelfTest } from './engine/run-self-test.ts'
import { kinds } from './faults/kinds.ts'
import { serveDocument } from './server/serve-document.ts'

const documents = [...(await firstDocuments()), ...(await secondDocuments())]

test.each(documents)('the conforming server of $title has no violation', async (document) => {
  const { violations } = await checkHandler(document, serveDocument(document))
  expect(violations).toEqual([])
})

test.each(kinds)(
  'a faulty server of a kind that the rules were written for is found: $layer: $name',
  async (kind) => {
    const [result] = await runSelfTest(documents, [kind], { seed: 3, most: 1 })
    expect(result?.total).toBeGreaterThan(0)
    expect(result?.missed).toEqual([])
  },
)
