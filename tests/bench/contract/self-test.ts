import { firstDocuments, secondDocuments } from '../../../contract-tester/self-test/documents/load-all.ts'
import { styleDocument } from '../../../contract-tester/self-test/documents/style-document.ts'
import { styles } from '../../../contract-tester/self-test/documents/styles.ts'
import { type KindResult, runSelfTest } from '../../../contract-tester/self-test/engine/run-self-test.ts'
import { kinds } from '../../../contract-tester/self-test/faults/kinds.ts'
import { secondKinds } from '../../../contract-tester/self-test/faults/second-kinds.ts'
import type { Found } from '../support/part.ts'
import { atLeast } from '../support/report.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const share = (results: readonly KindResult[]) =>
  (100 * sum(results.map(({ found }) => found))) / sum(results.map(({ total }) => total))

/** Derives faulty servers from all documents and three styles, and counts those that are found, by kind. */
export async function measureSelfTest(): Promise<Found> {
  const some = styles.filter(({ name }) => /^(JSON:API|cursor in 3.0|code envelope)$/.test(name))
  const documents = [...(await firstDocuments()), ...(await secondDocuments()), ...some.map(styleDocument)]
  const first = await runSelfTest(documents, kinds, { most: 2 })
  const second = await runSelfTest(documents, secondKinds, { most: 2 })
  const all = [...first, ...second].filter(({ total }) => total > 0)
  for (const { layer, kind, found, total } of all) console.log(`${found}/${total} ${layer}: ${kind}`)
  const least = Math.min(...all.map((one) => share([one])))
  return {
    measures: [
      atLeast('faulty servers found', share(all), 95, '%'),
      atLeast('of the kind that is found least', least, 80, '%'),
      { name: 'of kinds that rules were written for', value: share(first), unit: '%' },
      { name: 'of other kinds', value: share(second), unit: '%' },
      { name: 'faulty servers', value: sum(all.map(({ total }) => total)), unit: '' },
      { name: 'kinds', value: all.length, unit: '' },
    ],
    details: all,
  }
}
