import { describe, expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'
import { readRunTimeConfig } from './read-run-time-config.ts'

const api = 'https://api.example.com'
const light = { accent: '#0a5c36', accentHover: '#084a2b', onAccent: '#ffffff' }

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('of %s on %s is %d, as WCAG works it out', (one, other, contrast) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 2)
  })
})

describe('config.json', () => {
  it('needs an API and nothing else', () => {
    expect(readRunTimeConfig({ api })).toEqual({ config: { api }, errors: [] })
    expect(readRunTimeConfig({ api: '' }).config).toEqual({ api: '' })
  })

  it.each(['http://127.0.0.1:4010', 'http://[::1]:4010', 'https://api', 'https://API.Example.com:8443'])(
    'takes %s for an API',
    (own) => {
      expect(readRunTimeConfig({ api: own })).toEqual({ config: { api: own }, errors: [] })
    },
  )

  it('sets languages, brand, links, gate and events', () => {
    const whole = {
      api,
      languages: ['de', 'en'],
      defaultLanguage: 'de',
      brand: { light, wordMark: '/brand/word-mark.svg', font: { family: 'Own', file: '/brand/own.woff2' } },
      links: { terms: 'https://example.com/terms', privacy: '/privacy' },
      walletGate: false,
      events: { url: '/events', errors: true, pageViews: false },
    }
    expect(readRunTimeConfig(whole)).toEqual({ config: whole, errors: [] })
  })

  it.each([
    [undefined, 'The file is missing or of the wrong type.'],
    [[], 'The file is missing or of the wrong type.'],
    [{}, 'api is to be an origin without a path, such as "https://api.example.com".'],
  ])('that is %j keeps the app from beginning, and says why', (value, sentence) => {
    const { config, errors } = readRunTimeConfig(value)
    expect(config).toBeUndefined()
    expect(errors.join(' ')).toContain(sentence)
  })

  it.each([
    'https://api.example.com/v1',
    'https://api.example.com?v=1',
    'https://api.example.com#v1',
    'https://api.example.com\\v1',
    'https://mei@api.example.com',
    'https://api.example.com;sandbox',
    'https://api.example.com";deny',
    "https://api.example.com'",
    'https://api.example.com:https',
  ])('does not take %s for an API', (wrong) => {
    const { config, errors } = readRunTimeConfig({ api: wrong })
    expect(config).toBeUndefined()
    expect(errors).toEqual(['api is to be an origin without a path, such as "https://api.example.com".'])
  })

  it.each([
    [{ colour: 'green' }, 'colour is not known: check its spelling in config.schema.json.'],
    [{ brand: { logo: 'x' } }, 'brand.logo is not known'],
    [{ languages: ['de', 'pt'] }, 'languages.1 is to be one of zh, en'],
    [{ languages: ['de'], defaultLanguage: 'fr' }, 'defaultLanguage is fr, which languages does not name.'],
    [{ brand: { light: { ...light, accent: '#9be15d' } } }, 'brand.light.accent has a contrast of 1.'],
    [{ brand: { light: { ...light, onAccent: '#0a5c36' } } }, 'brand.light.onAccent has a contrast of 1.0'],
    [{ brand: { light: { ...light, accent: 'green' } } }, 'brand.light.accent is to be a colour'],
    [{ brand: { wordMark: 'https://cdn.example.com/a.svg' } }, 'a path on the host of the app'],
    [{ brand: { wordMark: '//cdn.example.com/a.svg' } }, 'a path on the host of the app'],
    [{ links: { terms: 'javascript:alert(1)' } }, 'links.terms is to be an address'],
    [{ links: { terms: '//example.com/terms' } }, 'links.terms is to be an address'],
    [
      { events: { url: 'https://events.example.com";deny', errors: true, pageViews: true } },
      'events.url is to be an address',
    ],
    [{ walletGate: 'no' }, 'walletGate is missing or of the wrong type.'],
  ])('with %j says what is wrong, leaves that out and begins', (wrong, sentence) => {
    const { config, errors } = readRunTimeConfig({ api, ...wrong })
    expect(config?.api).toBe(api)
    expect(errors.join(' ')).toContain(sentence)
    expect(readRunTimeConfig(config)).toEqual({ config, errors: [] })
  })
})
