import { readFileSync } from 'node:fs'
import type { Operator } from '../../src/config/operator.ts'

interface Tree {
  [key: string]: string | Tree
}

/** Texts of the sandbox alone: no screen of an operator build shows them. */
const sandboxTexts: readonly string[] = [
  'common:sandbox',
  'common:brand.edition',
  'common:support.empty',
  'common:support.reply',
  'auth:code.mailbox',
  'auth:code.mailboxHint',
  'content:company.sandbox',
  'content:company.sandboxBody',
  'deposit:address.sandbox',
  'deposit:address.copied',
  'deposit:form.sample',
  'deposit:form.sampleWords',
  'home:claims.unverified',
  'home:company.body',
  'identity:sandbox',
  'identity:document.sample',
  'identity:document.sampleFor',
  'identity:document.sampleWords',
  'instrument:picture.simulated',
  'market:simulated',
  'money:address.sample',
  'nfts:raised.sample',
]

/** The object that holds the last name of a key such as `brand.edition`, and that name. */
function placeOf(tree: Tree, key: string): [Tree, string] | undefined {
  const names = key.split('.')
  const last = names.pop() as string
  let at: Tree | string | undefined = tree
  for (const name of names) at = typeof at === 'object' ? at[name] : undefined
  return typeof at === 'object' && last in at ? [at, last] : undefined
}

const inNamespace = (namespace: string, key: string) =>
  key.startsWith(`${namespace}:`) ? key.slice(namespace.length + 1) : undefined

function withNames(value: string | Tree, operator: Operator): string | Tree {
  if (typeof value === 'string')
    return value.replace(/\bSWX\b/g, () => operator.name).replace('LEGAL_NAME', () => operator.legalName)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withNames(entry, operator)]))
}

/**
 * The texts of a namespace as an operator's build says them: without those of the sandbox, with the operator's names,
 * and with the sentences of `locales/operator` in place of those that speak of samples.
 */
export function operatorTexts(operator: Operator, code: string, namespace: string, texts: Tree): Tree {
  const own = structuredClone(texts)
  const instead: Record<string, string> = JSON.parse(
    readFileSync(new URL(`../../../locales/operator/${code}.json`, import.meta.url), 'utf8'),
  )
  for (const [full, text] of Object.entries(instead)) {
    const key = inNamespace(namespace, full)
    const place = key === undefined ? undefined : placeOf(own, key)
    if (place) place[0][place[1]] = text
  }
  for (const full of sandboxTexts) {
    const key = inNamespace(namespace, full)
    const place = key === undefined ? undefined : placeOf(own, key)
    if (place) delete place[0][place[1]]
  }
  return withNames(own, operator) as Tree
}
