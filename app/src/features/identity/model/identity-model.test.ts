import { describe, expect, it } from 'vitest'
import { countriesIn } from './countries.ts'
import { type IdentityForm, identityErrorsOf, identityFields, latestBirthdate } from './identity-form.ts'

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
}

describe('what the identity check asks for', () => {
  it('is complete, and travels without spaces around it', () => {
    expect(identityErrorsOf(mei, now)).toEqual({})
    expect(identityFields({ ...mei, firstName: ' Mei ' })).toEqual(mei)
  })

  it.each([
    [{ firstName: ' ' }, { firstName: 'required' }],
    [{ sex: '' }, { sex: 'required' }],
    [{ birthdate: '2008-01-11' }, { birthdate: 'adult' }],
    [{ birthdate: '2008-01-10' }, {}],
    [{ address: 'here' }, { address: 'address' }],
    [{ phone: '1234' }, { phone: 'phone' }],
    [{ phone: '12 34 56' }, { phone: 'phone' }],
  ] as const)('with %j is wrong in %j', (change, errors) => {
    expect(identityErrorsOf({ ...mei, ...change }, now)).toEqual(errors)
  })

  it('is not sent without a sex', () => expect(identityFields({ ...mei, sex: '' })).toBeUndefined())

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
