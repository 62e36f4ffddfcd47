import { createControl } from '@swx/mock-server/control'

// biome-ignore lint/suspicious/noExplicitAny: a benchmark reads single fields of answers that contract tests check
export type Answer = any

/** The calls of a benchmark to one running mock server; whatever goes wrong ends it. */
export function callerOf(url: string) {
  const send = async (
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(url + path, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json', ...headers },
    })
    const answer = await response.json()
    if (!response.ok || /^1[01]\d{3}$/.test(answer.code ?? ''))
      throw new Error(`${path} answered ${response.status} ${JSON.stringify(answer).slice(0, 200)}`)
    return answer
  }
  const customer = (path: string, body?: unknown, headers?: Record<string, string>) =>
    send(`/swx/customer/${path}`, body, headers)
  const control = createControl({ baseUrl: url }).world('main').call

  /** Registers somebody with money in one of the two accounts, which their calls then go to. */
  const person = async (userName: string, mode: 'real' | 'demo', amount: string) => {
    const body = { userName, email: `${userName}@example.com`, code: '123456', password: 'Sandbox1' }
    const { token } = (await customer('login/register', body)).result
    const headers = { Authorization: token, virtually: mode === 'real' ? 'NO' : 'YES' }
    const { id } = (await customer('user/getUserInfo', {}, headers)).result
    await control('fund', { body: { userId: id, mode, amount } })
    return { headers, call: (path: string, content: unknown) => customer(path, content, headers) }
  }
  /** Somebody who signs in without a password, which takes no time, with money in the real account. */
  const guest = async (name: string, amount: string) => {
    const credential = `sandbox-google:${name}@example.com`
    const { token, id } = (await customer('login/loginByGoogle', { credential })).result
    const headers = { Authorization: token, virtually: 'NO' }
    await control('fund', { body: { userId: id, mode: 'real', amount } })
    return { headers, call: (path: string, content: unknown) => customer(path, content, headers) }
  }
  return { customer, control, person, guest }
}

/** See {@link callerOf}. */
export type Caller = ReturnType<typeof callerOf>
