import type { ClientOptions } from '../src/client/client-options.ts'
import { createClient, type SwxClient } from '../src/client/create-client.ts'
import { type FakeBackend, type FakeHandler, fakeBackend } from './fake-backend.ts'

/** Who the client under test speaks for; tests change it in place. */
export interface Person {
  token: string | null
  virtual: boolean
  language: string
}

/** A client before a fake backend, speaking for a person in demo mode. */
export function makeClient(
  handler?: FakeHandler,
  options: Partial<Omit<ClientOptions, 'mode' | 'getVirtual'>> = {},
): { client: SwxClient; backend: FakeBackend; person: Person } {
  const backend = fakeBackend(handler)
  const person: Person = { token: 'token-a', virtual: true, language: 'en' }
  const client = createClient({
    baseUrl: 'http://api.test',
    fetch: backend.fetch,
    getToken: () => person.token,
    mode: () => (person.virtual ? 'demo' : 'real'),
    getLanguage: () => person.language,
    ...options,
  })
  return { client, backend, person }
}

/** Paths that tests call, by what they are good for. */
export const at = {
  list: '/swx/customer/index/listMarketByType',
  candles: '/swx/customer/index/getKValueByCodeAndDate',
  byId: '/swx/customer/index/getMarketInfo/{id}',
  neverCached: '/swx/customer/login/checkUserNameOrPhone',
  write: '/swx/customer/login/login',
  logout: '/swx/customer/login/logout',
  postedRead: '/swx/customer/user/getUserInfo',
} as const

/** A body for `at.write`. */
export const credentials = { userName: 'mei_lin', password: 'secret-1' }
