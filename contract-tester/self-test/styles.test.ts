import { expect, test } from 'vitest'
import { styleDocument } from './documents/style-document.ts'
import { styles } from './documents/styles.ts'
import { checkHandler } from './engine/run-self-test.ts'
import { serveDocument } from './server/serve-document.ts'

test.each(styles)('a conforming server has no violation: $name', async (style) => {
  const document = styleDocument(style)
  const { violations, checked } = await checkHandler(document, serveDocument(document))
  expect(violations).toEqual([])
  expect(checked.operations).toBe(5)
})
