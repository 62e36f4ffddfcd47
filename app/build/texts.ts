import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Operator } from '../src/config/operator.ts'
import { missingKeys, type Namespaces } from './missing-keys.ts'
import { hasTexts, textsWithheld } from './operator/offered-files.ts'
import { operatorTexts } from './operator/operator-texts.ts'

const locales = fileURLToPath(new URL('../../locales/', import.meta.url))

interface TextFile {
  readonly code: string
  readonly namespace: string
  readonly json: string
}

const languages = () =>
  readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map(({ name }) => name)

function textsOf(code: string, operator: Operator | undefined): TextFile[] {
  return readdirSync(`${locales}${code}`)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ file, namespace: file.slice(0, -'.json'.length) }))
    .filter(({ namespace }) => operator === undefined || hasTexts(operator, namespace))
    .map(({ file, namespace }) => {
      const read = JSON.parse(readFileSync(`${locales}${code}/${file}`, 'utf8'))
      const own = operator === undefined ? read : operatorTexts(operator, code, namespace, read)
      return { code, namespace, json: JSON.stringify(own) }
    })
}

const namespacesOf = (files: readonly TextFile[]): Namespaces =>
  Object.fromEntries(files.map(({ namespace, json }) => [namespace, JSON.parse(json)]))

/**
 * Writes the texts as one JSON file for each language and namespace, named by the language's edition: a hash of all
 * its texts. So the first page carries ten short hashes instead of the names of 200 chunks. A text that a language
 * lacks stops the build: what warns of a risk or names a cost is there in all of them.
 */
export function texts(operator?: Operator): Plugin {
  const editions: Record<string, string> = {}
  const files: TextFile[] = []
  return {
    name: 'swx-texts',
    apply: 'build',
    config() {
      const english = namespacesOf(textsOf('en', operator))
      for (const code of languages()) {
        const own = textsOf(code, operator)
        const missing = missingKeys(english, namespacesOf(own))
        if (missing.length > 0) throw new Error(`locales/${code} lacks ${missing.join(', ')}.`)
        const hash = createHash('sha256').update(own.map(({ json }) => json).join('\n'))
        editions[code] = hash.digest('hex').slice(0, 8)
        files.push(...own)
      }
      const absent = operator === undefined ? [] : textsWithheld(operator)
      return {
        define: {
          __TEXT_EDITIONS__: JSON.stringify(editions),
          __ABSENT_TEXTS__: JSON.stringify(absent),
        },
      }
    },
    generateBundle() {
      for (const { code, namespace, json } of files)
        this.emitFile({
          type: 'asset',
          fileName: `assets/${namespace}.${code}-${editions[code]}.json`,
          source: json,
        })
    },
  }
}
