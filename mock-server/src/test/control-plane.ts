import document from '@swx/openapi/sandbox-control.json' with { type: 'json' }
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type MockServer, startInsideMockServer, type World } from './inside-world.ts'

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema(document, 'control')

/** Fails where an answer of the control plane is not as its own document says. */
const checkAnswer = (method: string, path: string, status: number, answer: unknown): void => {
  const [template, item] =
    Object.entries(document.paths).find(([one]) =>
      new RegExp(`^${one.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    ) ?? []
  const answers = (item as Record<string, { responses: object }> | undefined)?.[method.toLowerCase()]
    ?.responses
  if (!answers) return
  expect(Object.keys(answers)).toContain(String(status))
  const pointer = ['paths', template, method.toLowerCase(), 'responses', String(status)]
    .map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')
  const own = (answers as Record<string, { $ref?: string }>)[status]?.$ref
  const place = own ? own.slice(1) : `/${pointer}`
  const validate = ajv.getSchema(`control#${place}/content/application~1json/schema`)
  expect(validate?.(answer), JSON.stringify(validate?.errors)).toBe(true)
}

/**
 * A mock server for the tests of a file, and its planes seen from outside; each test has a world of its own. Every answer
 * of the control plane is checked against its document.
 */
export const useControlPlane = () => {
  let mockServer: MockServer
  let world: string
  let number = 0
  beforeAll(async () => {
    mockServer = await startInsideMockServer()
  })
  afterAll(() => mockServer.close())
  beforeEach(() => {
    world = `world-${++number}`
  })

  const raw = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = {
      'X-Sandbox-World': world,
      'X-Sandbox-Key': 'sandbox',
      'Content-Type': 'application/json',
      ...init.headers,
    }
    return fetch(`${mockServer.url}/${path}`, { ...init, headers })
  }
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await raw(path, init)
    const answer = await response.json()
    checkAnswer(init.method ?? 'GET', `/${path.split('?')[0]}`, response.status, answer)
    return { status: response.status, ...answer }
  }
  return {
    /** The world that calls go to: a fresh one in each test, until another is named. */
    world: {
      get name() {
        return world
      },
      set name(name: string) {
        world = name
      },
    },
    /** The same world from inside. */
    inside: () => mockServer.worlds.get(world) as World,
    /** Any call, with what it answered and its HTTP status as `status` where the answer has none. */
    send,
    /** Any call, as `fetch` answers it. */
    raw,
    remove: (path: string) => send(`__sandbox/${path}`, { method: 'DELETE' }),
    get: (path: string) => send(`__sandbox/${path}`),
    post: (path: string, body: unknown = {}) =>
      send(`__sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) }),
    /** A POST to the customer API. */
    call: (path: string, body: unknown, headers = {}) =>
      send(`swx/customer/${path}`, { method: 'POST', body: JSON.stringify(body), headers }),
  }
}
