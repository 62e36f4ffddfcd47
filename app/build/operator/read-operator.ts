import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import type { Operator } from '../../src/config/operator.ts'

const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../operator.schema.json'), 'utf8'))
const ajv = new Ajv({ allErrors: true })
addFormats.default(ajv)
const isOperator = ajv.compile<Operator>(schema)

const placeOf = (path: string) =>
  path
    .slice(1)
    .replace(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.')

/** What a user would miss without it. */
const needed: Readonly<Record<string, string>> = {
  legalName: 'the legal name of the company',
  complaints: 'how a user complains (complaints.email)',
  riskWarnings: 'the risk warning (riskWarnings.en)',
  registerUrl: 'the address in the register where a user looks the licence up',
  source: 'where the claim can be checked',
  asOf: 'the date of the claim, such as 2026-01-31',
}

function sentenceOf({ instancePath, keyword, params, message }: ErrorObject): string {
  const place = placeOf(instancePath)
  const within = (name: string) => (place === '' ? name : `${place}.${name}`)
  if (keyword === 'required') {
    const name = String(params.missingProperty)
    return `${within(name)} is missing${name in needed ? `: ${needed[name]}` : ''}`
  }
  if (keyword === 'additionalProperties')
    return `${within(String(params.additionalProperty))} is not known: check its spelling in operator.schema.json`
  return `${place || 'the file'} ${message}`
}

/** Countries of a permission that the operator does not serve. */
const unservedCountries = ({ countries, permissions = {} }: Operator) =>
  Object.entries(permissions).flatMap(([product, permission]) =>
    permission.countries
      .filter((country) => !countries.includes(country))
      .map((country) => `permissions.${product}.countries names ${country}, which countries does not`),
  )

/**
 * Reads what the operator's file says.
 *
 * @throws Error with a list of everything that is wrong or missing.
 */
export function readOperator(text: string): Operator {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`  - the file is not JSON: ${(error as Error).message}`)
  }
  const errors = isOperator(value) ? unservedCountries(value) : (isOperator.errors ?? []).map(sentenceOf)
  if (errors.length > 0) throw new Error([...new Set(errors)].map((line) => `  - ${line}`).join('\n'))
  return value as Operator
}
