// Says which texts a language still lacks, and which it has too many: `npm run missing -w @swx/locales [-- <code>]`.
import { expectedKeys } from '../checks/plurals.ts'
import { namespacesOf, readTexts } from '../checks/texts.ts'
import { isLanguageCode, languages } from '../languages.ts'

const only = process.argv[2]
if (only !== undefined && !isLanguageCode(only)) {
  console.error(`"${only}" is not in locales/languages.ts: add it there first, or take one of its codes.`)
  process.exit(2)
}

let gaps = 0
for (const { code } of languages.filter((language) => only === undefined || language.code === only)) {
  for (const namespace of namespacesOf('en')) {
    const wanted = expectedKeys(readTexts('en', namespace).keys(), code)
    const present = readTexts(code, namespace)
    const missing = wanted.filter((key) => !present.has(key))
    const extra = [...present.keys()].filter((key) => !wanted.includes(key))
    if (missing.length > 0)
      console.log(`${code}/${namespace}.json lacks ${missing.length}: ${missing.join(' ')}`)
    if (extra.length > 0) console.log(`${code}/${namespace}.json has more than English: ${extra.join(' ')}`)
    gaps += missing.length + extra.length
  }
}
console.log(gaps === 0 ? 'Every language has every text.' : `${gaps} differences from English.`)
process.exitCode = gaps === 0 ? 0 : 1
