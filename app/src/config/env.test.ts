import { describe, expect, it } from 'vitest'
import { parseEnv } from './env.ts'

describe('the build settings', () => {
  it('make a sandbox on the own host when nothing is set', () => {
    expect(parseEnv({})).toEqual({
      build: 'sandbox',
      apiBase: '',
      mockServer: 'server',
      defaultLanguage: 'en',
    })
  })

  it('take the API and the first language of an operator from config.json', () => {
    const config = { api: 'https://api.example.com', defaultLanguage: 'de' } as const
    expect(parseEnv({ VITE_BUILD: 'operator' }, config)).toMatchObject({
      apiBase: 'https://api.example.com',
      defaultLanguage: 'de',
    })
  })

  it('name a setting that is not known', () => {
    expect(() => parseEnv({ VITE_BUILD: 'prod' })).toThrow('VITE_BUILD is "prod"')
  })
})
