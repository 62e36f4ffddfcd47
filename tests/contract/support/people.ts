import type { Caller } from './caller.ts'

/** A password that satisfies the rules. */
export const goodPassword = 'Sandbox1pass'
/** The verification code that the mock server always takes. */
export const anyCode = '123456'

/** Someone who may register: every field is right, overrides replace single ones. */
export const newcomer = (overrides: Record<string, unknown> = {}) => ({
  userName: 'anna_1',
  email: 'anna@example.com',
  code: anyCode,
  password: goodPassword,
  ...overrides,
})

/** Registers someone and answers their token. */
export async function registered(world: Caller, overrides: Record<string, unknown> = {}): Promise<string> {
  const reply = await world.call('register', { body: newcomer(overrides) })
  if (reply.code !== '200')
    throw new Error(`Registration answered ${reply.code}: ${JSON.stringify(reply.body)}`)
  return reply.result.token
}

/** The latest code that was sent to an address. */
export async function codeFor(world: Caller, email: string): Promise<string> {
  const { messages } = await world.control('getMailbox', { query: { email } })
  const code = messages.find((message) => message.code !== undefined)?.code
  if (code === undefined) throw new Error(`No code was sent to ${email}: ${JSON.stringify(messages)}`)
  return code
}
