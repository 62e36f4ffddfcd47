import { createControl, type World } from '@swx/mock-server/control'

/** A user with an account in the test's world. */
export interface Person {
  readonly id: string
  readonly userName: string
  readonly email: string
  readonly password: string
  readonly token: string
}

/**
 * The pages of one user, which all begin with the same scripts: a browser's context, or what replaces it without a
 * browser.
 */
export interface PageContext {
  addInitScript(
    script: (stored: Record<string, string>) => void,
    stored: Record<string, string>,
  ): Promise<unknown>
}

/** A world of the mock server, acted on without the page. */
export interface Stage {
  readonly url: string
  readonly world: string
  /** Any request to the mock server, in the stage's world. */
  fetch(path: string, init?: RequestInit & { readonly headers?: Record<string, string> }): Promise<Response>
  /** A call of the control plane, by its operation; one that is not carried out throws. */
  readonly control: World['call']
  /** A call of the customer API, in demo mode unless it says otherwise. */
  call(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    token?: string,
    mode?: 'demo' | 'real',
  ): Promise<{ code: string; result: unknown }>
  /** A user who registered a moment ago. */
  register(overrides?: Partial<Person>): Promise<Person>
  /** A user who registered a moment ago and has this much on the real account. */
  registerFunded(amount: string): Promise<Person>
  /** Lets the pages of a browser start logged in, on the demo account unless said otherwise. */
  signIn(context: PageContext, person: Person, mode?: 'demo' | 'real'): Promise<void>
  /** The latest code that was mailed to an address. */
  codeFor(email: string): Promise<string>
}

/** Where a stage's mock server is: behind a port, or in this process. */
export interface StagePlace {
  readonly url: string
  readonly world: string
  readonly fetch: (request: Request) => Promise<Response>
}

/** A stage in front of a mock server. */
export function createStage({ url, world, fetch }: StagePlace): Stage {
  const ask: Stage['fetch'] = (path, init = {}) =>
    fetch(new Request(url + path, { ...init, headers: { 'X-Sandbox-World': world, ...init.headers } }))
  const json = async (path: string, method: string, headers: Record<string, string>, body?: unknown) => {
    const response = await ask(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    // biome-ignore lint/suspicious/noExplicitAny: contract tests check the shape of answers, not the callers here
    return (await response.json()) as any
  }
  const stage: Stage = {
    url,
    world,
    fetch: ask,
    control: createControl({
      baseUrl: url,
      fetch: (input, init) => fetch(new Request(input, init)),
    }).world(world).call,
    call: (method, path, body, token, mode = 'demo') =>
      json(
        `/swx/customer/${path}`,
        method,
        { virtually: mode === 'demo' ? 'YES' : 'NO', ...(token ? { Authorization: token } : {}) },
        method === 'POST' ? (body ?? {}) : undefined,
      ),
    async register(overrides = {}) {
      const person = { userName: 'anna_1', email: 'anna@example.com', password: 'Sandbox1pass', ...overrides }
      const { userName, email, password } = person
      const registered = (await stage.call('POST', 'login/register', {
        userName,
        email,
        password,
        code: '123456',
      })) as { code: string; result: { token: string } }
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
      await stage.control('fund', { body: { userId: person.id, mode: 'real', amount } })
      return person
    },
    async signIn(context, { token, userName }, mode = 'demo') {
      await context.addInitScript(
        (stored) => {
          // Once in a tab: the next load must not undo that the page logged out or in anew.
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
      const mailbox = await stage.control('getMailbox', { query: { email } })
      const code = mailbox.messages.find((message) => message.code !== undefined)?.code
      if (code === undefined) throw new Error(`No code was sent to ${email}.`)
      return code
    },
  }
  return stage
}
