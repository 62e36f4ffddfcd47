import { createWorld, type LocalWorld, SAMPLE_PASSWORD } from '@swx/mock-server/handlers'

interface OwnWorld {
  readonly world: LocalWorld
  /** Sessions of sample users, by user name. */
  readonly tokens: Map<string, string>
}

let current: Promise<OwnWorld> | undefined

const make = async (): Promise<OwnWorld> => ({
  world: await createWorld({ profile: 'sampleUsers', frozen: false }),
  tokens: new Map(),
})

/** The world of this page, which all its operations share. */
export const ownWorld = (): Promise<OwnWorld> => {
  current ??= make()
  return current
}

/** Ends the world and begins another, which is as the first was. */
export async function startAfresh(): Promise<void> {
  const before = await current
  current = make()
  await current
  await before?.world.end()
}

/** The session of a sample user, who is logged in where needed. */
export async function sessionOf({ world, tokens }: OwnWorld, user: string): Promise<string> {
  const known = tokens.get(user)
  if (known !== undefined) return known
  const answer = await world.fetch('/swx/customer/login/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userName: user, password: SAMPLE_PASSWORD }),
  })
  const { msg, result } = await answer.json()
  if (typeof result?.token !== 'string') throw new Error(`${user} could not be logged in: ${msg}`)
  tokens.set(user, result.token)
  return result.token
}
