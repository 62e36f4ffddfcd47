import { expect, test } from 'vitest'
import { documentFrom } from '../src/document/load-document.ts'
import { valueAt } from '../src/document/pointer.ts'
import { FAULTS, isKeptBack } from './foreign/faults.ts'
import { checkForeign, foreignStyles } from './foreign/measure.ts'

test('what a violation says of where it is leads to something in the document', async () => {
  for (const style of foreignStyles.slice(0, 3)) {
    const { root } = documentFrom(style.document)
    for (const fault of FAULTS.filter((one) => !isKeptBack(one)).slice(0, 20)) {
      const { violations } = await checkForeign(style, fault)
      const nowhere = violations.filter(({ where }) => valueAt(root, where) === undefined)
      expect(nowhere.map(({ rule, where }) => `${rule} ${where}`)).toEqual([])
    }
  }
}, 60_000)
