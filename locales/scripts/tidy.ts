// Writes every text file in its one form: the keys in the order of English, two spaces, one key a line.
import { readFileSync, writeFileSync } from 'node:fs'
import { expectedKeys } from '../checks/plurals.ts'
import { fileOf, namespacesOf, readTexts } from '../checks/texts.ts'
import { nest, print } from '../checks/tidy.ts'
import { languages } from '../languages.ts'

for (const { code } of languages) {
  for (const namespace of namespacesOf(code)) {
    const texts = readTexts(code, namespace)
    const order = expectedKeys(readTexts('en', namespace).keys(), code)
    const place = (key: string) => {
      const at = order.indexOf(key)
      return at < 0 ? order.length : at
    }
    const sorted = [...texts].sort(([a], [b]) => place(a) - place(b))
    const file = fileOf(code, namespace)
    const tidy = print(nest(sorted))
    if (tidy === readFileSync(file, 'utf8')) continue
    writeFileSync(file, tidy)
    console.log(`tidied ${code}/${namespace}.json`)
  }
}
