import { createEngine } from '../../api/engine.ts'
import { endSessions } from '../../core/users.ts'
import { type Play, type Profile, ProfileError, SAMPLE_PASSWORD } from '../../runtime/profiles.ts'
import type { Beginning, CallStep, RepeatStep, Step, UploadStep } from '../../runtime/scenario.ts'
import { createControlPlane } from '../control/dispatch.ts'
import { expectOf, fill, keepFrom, lookUp, type Values } from './placeholders.ts'
import { sampleImage } from './sample-image.ts'

interface UserKeys {
  readonly id: string
  readonly inviteCode: string
}

const encoder = new TextEncoder()
const isSuccess = (code: string): boolean => code === '200' || /^2000\d$/.test(code)

const stepsOf = async (name: string, { steps }: Beginning): Promise<readonly Step[]> => {
  if (steps) return steps
  const { scenarios } = await import('../../gen/scenarios.ts')
  return scenarios[name as Profile].steps
}

/**
 * Takes the steps of a scenario in a world, through the same calls that every user makes. Afterwards no user is
 * signed in, and a clock that ran runs on.
 */
export const play: Play = async (world, name, scenario) => {
  const engine = createEngine(world)
  const control = createControlPlane(undefined)
  const values: Values = {}
  const userNames: string[] = []
  let place = ''

  const stop = (what: string, answer: unknown): never => {
    throw new Error(`${what} answered ${JSON.stringify(answer)}`)
  }

  const operate = async (path: string, body?: object): Promise<unknown> => {
    const reply = await control(world, {
      method: body ? 'POST' : 'GET',
      path: path.split('?')[0] as string,
      query: path.split('?')[1] ?? '',
      body: body && encoder.encode(JSON.stringify(body)),
    })
    const answer = JSON.parse(reply.body)
    return reply.status === 200 ? answer : stop(path, answer)
  }

  const send = async (
    target: string,
    as: string | undefined,
    mode: 'real' | 'demo',
    content: { type: string; bytes: Uint8Array } | undefined,
  ): Promise<unknown> => {
    const [method = '', address = ''] = target.split(' ')
    const [path = '', query = ''] = address.split('?')
    const session = as === undefined ? undefined : values[as]
    const headers: Record<string, string | undefined> = {
      virtually: mode === 'demo' ? 'YES' : 'NO',
      authorization: typeof session === 'object' ? String(session.token) : undefined,
      'content-type': content?.type,
    }
    const reply = await engine.call({
      method,
      path: `/swx/customer/${path}`,
      query,
      header: (header) => headers[header],
      body: content?.bytes,
      ip: `scenario ${name}`,
    })
    const answer = JSON.parse(reply.body)
    return isSuccess(answer.code) ? answer.result : stop(target, answer)
  }

  const request = ({ call, as, mode = 'real', body = {} }: CallStep): Promise<unknown> =>
    send(
      call,
      as,
      mode,
      call.startsWith('POST ')
        ? { type: 'application/json', bytes: encoder.encode(JSON.stringify(body)) }
        : undefined,
    )

  const upload = async ({ upload: purpose, as }: UploadStep): Promise<unknown> => {
    const form = new FormData()
    form.set('file', sampleImage(), `${purpose}.png`)
    form.set('purpose', purpose)
    const encoded = new Response(form)
    const bytes = new Uint8Array(await encoded.arrayBuffer())
    const type = encoded.headers.get('content-type') ?? ''
    return send('POST user/upload', as, 'real', { type, bytes })
  }

  const register = async (userName: string, email: string, invitedBy: string | undefined) => {
    await request({ call: 'POST login/sendCode', body: { email, scene: 'register' } })
    const { messages } = (await operate(`mailbox?email=${encodeURIComponent(email)}`)) as {
      messages: { code?: string }[]
    }
    const code = messages[0]?.code
    const invitationCode = invitedBy === undefined ? undefined : lookUp(`${invitedBy}.inviteCode`, values)
    const body = { userName, email, password: SAMPLE_PASSWORD, code, invitationCode }
    const { token } = (await request({ call: 'POST login/register', body })) as { token: string }
    values[userName] = { token }
    const { id, inviteCode } = (await request({ call: 'POST user/getUserInfo', as: userName })) as UserKeys
    values[userName] = { token, id, inviteCode }
    userNames.push(userName)
  }

  const repeat = async ({ repeat: times, steps }: RepeatStep): Promise<void> => {
    const outer = { place, n: values.n }
    for (let n = 1; n <= times; n++) {
      values.n = String(n)
      await takeAll(steps, `${outer.place}.`)
    }
    if (outer.n === undefined) delete values.n
    else values.n = outer.n
  }

  const take = async (written: Step): Promise<void> => {
    if ('repeat' in written) return repeat(written)
    const step = fill(written, values)
    if ('register' in step) {
      const userName = String(step.register)
      await register(userName, step.email ?? `${userName.toLowerCase()}@example.com`, step.invitedBy)
    } else if ('control' in step) {
      await operate(step.control, step.body ?? {})
    } else if ('upload' in step) {
      keepFrom(await upload(step), step.keep, values)
    } else {
      const result = await request(step)
      expectOf(result, step.expect)
      keepFrom(result, step.keep, values)
    }
  }

  const takeAll = async (steps: readonly Step[], prefix = ''): Promise<void> => {
    for (const [index, step] of steps.entries()) {
      place = `${prefix}${index + 1}`
      await take(step)
    }
  }

  const { frozen, ratio } = world.clock
  try {
    await takeAll(await stepsOf(name, scenario))
  } catch (cause) {
    const text = `Profile "${name}", step ${place}: ${(cause as Error).message}.`
    throw new ProfileError(text.replace(/\.+$/, '.'), { cause })
  }
  world.store.transaction((tables) => {
    for (const userName of userNames) endSessions(tables, String(lookUp(`${userName}.id`, values)))
  })
  if (!frozen && world.clock.frozen) world.clock.run(ratio)
  return userNames
}
