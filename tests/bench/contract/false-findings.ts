import { firstDocuments, secondDocuments } from '../../../contract-tester/self-test/documents/load-all.ts'
import {
  fileOf,
  largePublicDocument,
  publicDocuments,
} from '../../../contract-tester/self-test/documents/public-documents.ts'
import { styleDocument } from '../../../contract-tester/self-test/documents/style-document.ts'
import { styles } from '../../../contract-tester/self-test/documents/styles.ts'
import { checkPrismMock } from '../../../contract-tester/self-test/engine/check-prism-mock.ts'
import { checkHandler } from '../../../contract-tester/self-test/engine/run-self-test.ts'
import { serveDocument } from '../../../contract-tester/self-test/server/serve-document.ts'
import type { Found } from '../support/part.ts'
import { atLeast, atMost } from '../support/report.ts'

/** What is reported of servers that conform. */
export async function measureFalseFindings(): Promise<Found> {
  const documents = [...styles.map(styleDocument), ...(await firstDocuments()), ...(await secondDocuments())]
  const details = []
  for (const document of documents) {
    const { violations } = await checkHandler(document, serveDocument(document))
    details.push({ document: document.title, violations })
  }
  for (const document of [...publicDocuments, largePublicDocument]) {
    const { violations } = await checkPrismMock(fileOf(document))
    const expected = document.broken ?? []
    details.push({
      document: document.file,
      violations: violations.filter(({ rule, operation }) => !expected.includes(`${rule} ${operation}`)),
    })
  }
  const count = details.reduce((sum, { violations }) => sum + violations.length, 0)
  return {
    measures: [atMost('false findings', count, 0), atLeast('conforming servers', details.length, 20)],
    details,
  }
}
