import { describe, expect, it } from 'vitest'
import { countriesIn, type IdentityForm, identityForm, latestBirthdate } from './identity-schema.ts'

const now = Date.parse('2026-01-10T15:20:00.000Z')
const mei: IdentityForm = {
  firstName: 'Mei',
  lastName: 'Tan',
  sex: 'female',
  birthdate: '1994-05-17',
  country: 'SG',
  address: '12 Sample Street, Singapore',
  areaCode: '+65',
  phone: '81234567',
  docType: 'idCard',
}
const check = (form: IdentityForm) => identityForm(latestBirthdate(now)).safeParse(form)
const issuesOf = (form: IdentityForm) =>
  Object.fromEntries((check(form).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

describe('what the identity check asks for', () => {
  it('is complete, and travels without spaces around it', () => {
    expect(check({ ...mei, firstName: ' Mei ', phone: ' 8123 4567 ' }).data).toEqual(mei)
  })

  it.each(['٨١٢٣٤٥٦٧', '۸۱۲۳۴۵۶۷', '８１２３４５６７', '८१२३४५६७'])(
    'takes a phone number typed as %s',
    (phone) => {
      expect(check({ ...mei, phone }).data?.phone).toBe('81234567')
    },
  )

  it.each([
    [{ firstName: ' ' }, { firstName: 'required' }],
    [{ sex: '' }, { sex: 'required' }],
    [{ birthdate: '2008-01-11' }, { birthdate: 'adult' }],
    [{ birthdate: '2008-01-10' }, {}],
    [{ address: 'here' }, { address: 'address' }],
    [{ phone: '1234' }, { phone: 'phone' }],
    [{ phone: '12x3456' }, { phone: 'phone' }],
  ] as const)('with %j is wrong in %j', (change, errors) => {
    expect(issuesOf({ ...mei, ...change })).toEqual(errors)
  })

  it('takes the day of the eighteenth birthday', () => expect(latestBirthdate(now)).toBe('2008-01-10'))

  it('offers the countries given, named and ordered in the language of the user', () => {
    expect(countriesIn('de', ['AT', 'DE', 'CZ', 'FR', 'EG'])).toEqual([
      { code: 'EG', name: 'Ägypten' },
      { code: 'DE', name: 'Deutschland' },
      { code: 'FR', name: 'Frankreich' },
      { code: 'AT', name: 'Österreich' },
      { code: 'CZ', name: 'Tschechien' },
    ])
  })
})
