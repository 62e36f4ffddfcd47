import { expect, it } from 'vitest'
import { phoneForm } from './phone-form.ts'

const parse = (phone: string, areaCode = '+65') => phoneForm.safeParse({ areaCode, phone })

it('takes a number in groups of digits', () => {
  expect(parse('8123 4567').data).toEqual({ areaCode: '+65', phone: '81234567' })
  expect(parse('812-34-567').data?.phone).toBe('81234567')
  expect(parse('(812) 34.567').data?.phone).toBe('81234567')
  expect(parse('٨١٢٣ ٤٥٦٧').data?.phone).toBe('81234567')
  expect(parse('８１２３４５６７').data?.phone).toBe('81234567')
})

it.each(['1234', '1234567890123456', '81a34567', ''])('does not take %s', (phone) => {
  expect(parse(phone).error?.issues).toMatchObject([{ path: ['phone'], message: 'wrong' }])
})

it('asks for the area code', () => {
  expect(parse('81234567', '').error?.issues).toMatchObject([{ path: ['areaCode'], message: 'noAreaCode' }])
})
