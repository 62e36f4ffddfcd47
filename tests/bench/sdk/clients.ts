import { createClient } from '@swx/sdk'
import { load, named } from '../support/packages.ts'
import { generatedClients, generatedNames } from './generated-clients.ts'

/** Calls of one client, each over the `fetch` it was made with. */
export interface Contender {
  readonly name: string
  /** A GET that is not answered from a cache. */
  readonly get?: () => Promise<unknown>
  readonly post?: () => Promise<unknown>
  /** A GET that the client's cache can answer; `token` is whose session it is. */
  readonly cached?: (token?: string) => Promise<unknown>
  /** A GET whose path value a caller chose. */
  readonly byId?: (id: string) => Promise<unknown>
}

const origin = 'http://api.test'
const miss = '/swx/customer/login/checkUserNameOrPhone'
const list = '/swx/customer/index/listMarketByType'
const login = '/swx/customer/login/login'
const byId = '/swx/customer/index/getMarketInfo/'
const body = { userName: 'mei_lin', password: 'not a secret' }
const identity = { Authorization: 'token-a', virtually: 'YES', 'Accept-Language': 'en' }

/** Ours with everything on: cache, retries, deadline, session, language, an observer. */
export function ours(fetch: typeof globalThis.fetch): Contender {
  let current = 'token-a'
  const client = createClient({
    baseUrl: origin,
    fetch,
    getToken: () => current,
    mode: 'demo',
    getLanguage: () => 'en',
    onUnauthorized: () => undefined,
    onResponse: () => undefined,
  })
  const query = { params: { query: { userName: 'mei_lin' } } }
  const type = { params: { query: { type: 1 as const } } }
  return {
    name: '@swx/sdk',
    get: () => client.GET(miss, query),
    post: () => client.POST(login, { body }),
    cached: (token = 'token-a') => {
      current = token
      return client.GET(list, type)
    },
    byId: (id) => client.GET(`${byId}{id}`, { params: { path: { id } } }),
  }
}

interface OpenapiFetch {
  use(middleware: object): void
  GET(path: string, init?: object): Promise<{ data?: unknown }>
  POST(path: string, init?: object): Promise<unknown>
}

async function openapiFetch(fetch: typeof globalThis.fetch): Promise<Contender[]> {
  const { default: create } = await load<{ default: (options: object) => OpenapiFetch }>('openapi-fetch')
  const setHeaders = {
    onRequest: ({ request }: { request: Request }) => {
      for (const [name, value] of Object.entries(identity)) request.headers.set(name, value)
      return request
    },
  }
  const plain = create({ baseUrl: origin, fetch })
  plain.use(setHeaders)
  plain.use({
    onResponse: ({ response }: { response: Response }) => {
      if (response.status === 401) throw new Error('The session has expired.')
    },
  })

  // The documented way of caching: a middleware that answers by the request's address.
  let token = 'token-a'
  const answers = new Map<string, Response>()
  const caching = create({ baseUrl: origin, fetch })
  caching.use({
    onRequest: ({ request }: { request: Request }) => {
      request.headers.set('Authorization', token)
      return answers.get(request.url)?.clone()
    },
    onResponse: ({ request, response }: { request: Request; response: Response }) => {
      answers.set(request.url, response.clone())
    },
  })
  return [
    {
      name: `${named('openapi-fetch')}, two middlewares`,
      get: () => plain.GET(miss, { params: { query: { userName: 'mei_lin' } } }),
      post: () => plain.POST(login, { body }),
      byId: (id) => plain.GET(`${byId}{id}`, { params: { path: { id } } }),
    },
    {
      name: `${named('openapi-fetch')}, cache middleware`,
      cached: (next = 'token-a') => {
        token = next
        return caching.GET(list, { params: { query: { type: 1 } } })
      },
    },
  ]
}

interface Axios {
  get(url: string, options?: object): Promise<{ data: unknown }>
  post(url: string, body: unknown, options?: object): Promise<unknown>
}

async function axios(fetch: typeof globalThis.fetch): Promise<Contender[]> {
  const { default: library } = await load<{ default: { create(options: object): Axios } }>('axios')
  const { setupCache } = await load<{ setupCache(axios: Axios): Axios }>('axios-cache-interceptor')
  const options = { baseURL: origin, adapter: 'fetch', env: { fetch, Request, Response }, headers: identity }
  const plain = library.create(options)
  const caching = setupCache(library.create(options))
  return [
    {
      name: named('axios'),
      get: () => plain.get(miss, { params: { userName: 'mei_lin' }, timeout: 90_000 }),
      post: () => plain.post(login, body, { timeout: 90_000 }),
      byId: (id) => plain.get(`${byId}${id}`),
    },
    {
      name: named('axios-cache-interceptor'),
      cached: async (token = 'token-a') => {
        const { data } = await caching.get(list, { params: { type: 1 }, headers: { Authorization: token } })
        return { data }
      },
    },
  ]
}

async function others(fetch: typeof globalThis.fetch): Promise<Contender[]> {
  type Ky = { get(url: string, options?: object): Promise<Response>; post: Ky['get'] }
  const { default: ky } = await load<{ default: { create(options: object): Ky } }>('ky')
  const kyClient = ky.create({ fetch, headers: identity, timeout: 90_000, retry: 2 })
  type Query = { fetchQuery(options: object): Promise<unknown> }
  const { QueryClient } = await load<{ QueryClient: new () => Query }>('@tanstack/query-core')
  const queries = new QueryClient()
  type OpenAi = { get(path: string, options?: object): Promise<unknown>; post: OpenAi['get'] }
  const { default: OpenAI } = await load<{ default: new (options: object) => OpenAi }>('openai')
  const openai = new OpenAI({ apiKey: 'token-a', baseURL: origin, fetch, timeout: 90_000 })
  type StripeClient = { rawRequest(method: string, path: string, body?: object): Promise<unknown> }
  type StripeClass = {
    new (key: string, options: object): StripeClient
    createFetchHttpClient(fetch: unknown): unknown
  }
  const { default: Stripe } = await load<{ default: StripeClass }>('stripe')
  const httpClient = Stripe.createFetchHttpClient(fetch)
  const stripe = new Stripe('token-a', { host: 'api.test', httpClient, telemetry: false })
  return [
    {
      name: named('ky'),
      get: async () => (await kyClient.get(`${origin}${miss}`, { searchParams: { userName: 'a' } })).json(),
      post: async () => (await kyClient.post(`${origin}${login}`, { json: body })).json(),
      byId: async (id) => (await kyClient.get(`${origin}${byId}${id}`)).json(),
    },
    {
      name: `${named('@tanstack/query-core')} over fetch`,
      cached: async (token = 'token-a') => {
        const queryFn = async () =>
          (await fetch(`${origin}${list}?type=1`, { headers: { ...identity, Authorization: token } })).json()
        return {
          data: await queries.fetchQuery({ queryKey: [list, { type: 1 }], queryFn, staleTime: 300_000 }),
        }
      },
    },
    {
      name: `${named('openai')}, untyped methods`,
      get: () => openai.get(miss, { query: { userName: 'mei_lin' } }),
      post: () => openai.post(login, { body }),
      byId: (id) => openai.get(`${byId}${id}`),
    },
    {
      name: `${named('stripe')}, raw requests`,
      get: () => stripe.rawRequest('GET', `${miss}?userName=mei_lin`),
      post: () => stripe.rawRequest('POST', login, body),
      byId: (id) => stripe.rawRequest('GET', `${byId}${id}`),
    },
  ]
}

async function generated(fetch: typeof globalThis.fetch): Promise<Contender[]> {
  const { heyApi, orval } = await generatedClients()
  heyApi.client.setConfig({ baseUrl: origin, fetch, headers: identity })
  Object.assign(orval.way, { fetch, origin, headers: identity })
  return [
    {
      name: generatedNames.heyApi,
      get: () => heyApi.checkUserNameOrPhone({ query: { userName: 'mei_lin' } }),
      post: () => heyApi.login({ body }),
      byId: (id) => heyApi.getMarketInfo({ path: { id } }),
    },
    {
      name: generatedNames.orval,
      get: () => orval.checkUserNameOrPhone({ userName: 'mei_lin' }),
      post: () => orval.login(body),
      byId: (id) => orval.getMarketInfo(id),
    },
  ]
}

/** Every client over one `fetch`. */
export async function contenders(fetch: typeof globalThis.fetch): Promise<Contender[]> {
  return [
    ours(fetch),
    ...(await openapiFetch(fetch)),
    ...(await axios(fetch)),
    ...(await others(fetch)),
    ...(await generated(fetch)),
  ]
}
