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

  it('stop the page of an operator build without an API as it starts, naming the setting', () => {
    expect(() => parseEnv({ VITE_BUILD: 'operator' })).toThrow('VITE_API_BASE is missing')
  })

  it('name every malformed setting at once', () => {
    expect(() => parseEnv({ VITE_BUILD: 'prod', VITE_API_BASE: 'api.example.com/v1' })).toThrow(
      /VITE_BUILD is "prod".*VITE_API_BASE is "api\.example\.com\/v1"/,
    )
  })
})
