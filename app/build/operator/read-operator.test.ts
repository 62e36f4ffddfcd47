import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readOperator } from './read-operator.ts'

const sample = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../operator.sample.json'), 'utf8')) as Record<
    string,
    unknown
  >
const read = (changes: Record<string, unknown>) => () =>
  readOperator(JSON.stringify({ ...sample(), ...changes }))

describe('the file of an operator', () => {
  it('is taken as it is when everything is there', () => {
    expect(readOperator(JSON.stringify(sample()))).toEqual(sample())
  })

  it('without legal name, complaint route and risk warning is answered with the list of all three', () => {
    const file = read({ legalName: undefined, complaints: undefined, riskWarnings: undefined })
    expect(file).toThrow('legalName is missing: the legal name of the company')
    expect(file).toThrow('complaints is missing: how a user complains')
    expect(file).toThrow('riskWarnings is missing: the risk warning')
  })

  it.each([
    ['an unknown key', { legalname: 'X' }, 'legalname is not known: check its spelling'],
    ['a wrong type', { countries: 'DE' }, 'countries must be array'],
    [
      'a licence without register URL',
      { licences: [{ authority: 'A', number: '1' }] },
      'licences[0].registerUrl is missing: the address in the register',
    ],
    [
      'a claim without date',
      { claims: [{ key: 'users', text: 'T', value: '1', source: 'S' }] },
      'claims[0].asOf is missing: the date of the claim',
    ],
    [
      'a permission for a country that is not served',
      { permissions: { loans: { register: 'R', number: '1', countries: ['FR'] } } },
      'permissions.loans.countries names FR',
    ],
    [
      'a host that would end the policy it is written into',
      { support: { chatwoot: { baseUrl: 'https://chat.example.com";deny', websiteToken: 'abc' } } },
      'support.chatwoot.baseUrl must match pattern',
    ],
    ['an empty legal name', { legalName: ' ' }, 'legalName must match pattern'],
  ])('is refused for %s, which is named', (_, changes, sentence) => {
    expect(read(changes)).toThrow(sentence)
  })

  it('that is not JSON says where it ends to be', () => {
    expect(() => readOperator('{"name": }')).toThrow('the file is not JSON')
  })
})
