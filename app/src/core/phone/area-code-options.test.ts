import { getResponse } from 'msw'
import { expect, it } from 'vitest'
import { sandboxHandlers } from '#test/sandbox-handlers.ts'
import { areaCodeOptions, findAreaCodes } from './area-code-field.tsx'
import { callingCodeOf, callingCodes } from './calling-codes.ts'

const offered = [
  '+49',
  '+55',
  '+60',
  '+61',
  '+64',
  '+65',
  '+66',
  '+81',
  '+91',
  '+852',
  '+886',
  '+1',
  '+33',
  '+44',
]
const shown = (options: ReturnType<typeof areaCodeOptions>) =>
  options.map(({ value, country }) => `${value} ${country}`)

it('offers the eleven of the specification first, each with its country, then all others by name', () => {
  const english = shown(areaCodeOptions('en-GB', offered))
  expect(english.slice(0, 12)).toEqual([
    '+49 Germany',
    '+55 Brazil',
    '+60 Malaysia',
    '+61 Australia',
    '+64 New Zealand',
    '+65 Singapore',
    '+66 Thailand',
    '+81 Japan',
    '+91 India',
    '+852 Hong Kong SAR China',
    '+886 Taiwan',
    '+1 Canada',
  ])
  expect(english).toContain('+1 United States')
})

it('finds a code by its country in the language of the user, and by its own digits in any script', () => {
  const german = areaCodeOptions('de', offered)
  expect(shown(findAreaCodes(german, 'frank'))).toEqual(['+33 Frankreich'])
  expect(shown(findAreaCodes(german, '+33'))).toEqual(['+33 Frankreich'])
  expect(shown(findAreaCodes(german, '٣٣'))).toEqual(['+33 Frankreich'])
  expect(shown(findAreaCodes(areaCodeOptions('fr', offered), 'bresil'))).toEqual(['+55 Brésil'])
  expect(findAreaCodes(german, 'atlantis')).toEqual([])
})

it('knows the code of each country, and leaves out what the backend does not take', async () => {
  expect(callingCodeOf('FR', offered)).toBe('+33')
  expect(callingCodeOf('US', offered)).toBe('+1')
  expect(callingCodeOf('IT', offered)).toBeUndefined()
  const sandbox = await sandboxHandlers()
  const parameter = async (key: string) => {
    const request = new Request(`http://127.0.0.1/swx/customer/index/getParamByKey/${key}`)
    const response = await getResponse([...sandbox], request)
    return (await (response as Response).json()).result.value
  }
  expect(callingCodes.map(({ country }) => country)).toEqual(await parameter('countries'))
  expect(await parameter('areaCodes')).toEqual(
    expect.arrayContaining(callingCodes.map(({ areaCode }) => areaCode)),
  )
})
