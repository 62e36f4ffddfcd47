import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'

/** A person with an account in the test's world. */
export interface Person {
  readonly id: string
  readonly userName: string
  readonly email: string
  readonly password: string
  readonly token: string
}

/** The test's world in the mock server, acted on without the page. */
export interface Stage {
  readonly url: string
  readonly world: string
  /** A call of the control plane. */
  control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>
  /** A call of the customer API, in demo mode unless it says otherwise. */
  call(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    token?: string,
    mode?: 'demo' | 'real',
  ): Promise<{ code: string; result: unknown }>
  /** Someone who registered a moment ago. */
  register(overrides?: Partial<Person>): Promise<Person>
  /** Someone who registered a moment ago and has this much on the real account. */
  registerFunded(amount: string): Promise<Person>
  /** Lets the pages of a browser start logged in, on the demo account unless said otherwise. */
  signIn(context: BrowserContext, person: Person, mode?: 'demo' | 'real'): Promise<void>
  /** The latest code in somebody's mailbox. */
  codeFor(email: string): Promise<string>
}

/** A stage with a world of its own. */
export function stageFor(url: string, world: string = randomUUID()): Stage {
  const ask = async (path: string, init: RequestInit & { headers?: Record<string, string> }) => {
    const response = await fetch(url + path, {
      ...init,
      headers: { 'X-Sandbox-World': world, 'Content-Type': 'application/json', ...init.headers },
    })
    // biome-ignore lint/suspicious/noExplicitAny: the tests of the wire check the shape; here it is taken for granted
    return (await response.json()) as any
  }
  const stage: Stage = {
    url,
    world,
    control: (method, path, body) =>
      ask(`/__sandbox/${path}`, {
        method,
        headers: { 'X-Sandbox-Key': 'sandbox' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    call: (method, path, body, token, mode = 'demo') =>
      ask(`/swx/customer/${path}`, {
        method,
        headers: { virtually: mode === 'demo' ? 'YES' : 'NO', ...(token ? { Authorization: token } : {}) },
        ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      }),
    async register(overrides = {}) {
      const person = { userName: 'anna_1', email: 'anna@example.com', password: 'Sandbox1pass', ...overrides }
      const { userName, email, password } = person
      const body = { userName, email, password, code: '123456' }
      const registered = (await stage.call('POST', 'login/register', body)) as {
        code: string
        result: { token: string }
      }
      if (registered.code !== '200') throw new Error(`Registration answered ${registered.code}.`)
      const { token } = registered.result
      const info = (await stage.call('POST', 'user/getUserInfo', {}, token)) as {
        result: { id: string } | null
      }
      // A frozen account has registered, but cannot be asked for its id.
      return { ...person, token, id: info.result?.id ?? '' }
    },
    async registerFunded(amount) {
      const person = await stage.register()
      await stage.control('POST', 'fund', { userId: person.id, mode: 'real', amount })
      return person
    },
    async signIn(context, { token, userName }, mode = 'demo') {
      await context.addInitScript(
        (stored) => {
          // Once in a tab: what the page does with its session afterwards is its own affair.
          if (sessionStorage.getItem('test.signedIn')) return
          sessionStorage.setItem('test.signedIn', 'true')
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
        },
        {
          token,
          isLogin: 'true',
          'swx.user': JSON.stringify({ userName }),
          virtualStatus: mode === 'demo' ? '1' : '0',
        },
      )
    },
    async codeFor(email) {
      const mailbox = (await stage.control('GET', `mailbox?email=${encodeURIComponent(email)}`)) as {
        messages: { code?: string }[]
      }
      const code = mailbox.messages.find((message) => message.code !== undefined)?.code
      if (code === undefined) throw new Error(`No code was sent to ${email}.`)
      return code
    },
  }
  return stage
}

/** A stage whose world is there, for pages that go there before anything else does. */
export const openStage = async (url: string, world?: string): Promise<Stage> => {
  const stage = stageFor(url, world)
  await stage.control('POST', 'worlds', { name: stage.world })
  return stage
}
