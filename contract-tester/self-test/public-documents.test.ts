import { expect, test } from 'vitest'
import { fileOf, publicDocuments } from './documents/public-documents.ts'
import { checkPrismMock } from './engine/check-prism-mock.ts'

test.each(publicDocuments)(
  'of a document of others, $file, nothing is reported but what is wrong in it',
  {
    timeout: 60_000,
  },
  async (document) => {
    const { violations, checked } = await checkPrismMock(fileOf(document))
    expect(violations.map(({ rule, operation }) => `${rule} ${operation}`)).toEqual(document.broken ?? [])
    expect(checked.operations).toBe(document.operations)
  },
)
