import { verify } from './borrower.ts'
import { setSecurityPassword } from './security.ts'
import { createStage, type Person } from './stage.ts'

/**
 * Prepares the sample user `trader` for a check of the whole contract: with plans and positions, a verified identity and
 * the security password that `tests/contract/hints.json` names.
 * @returns the user's token
 */
export async function prepareCheckedUser(url: string, world = 'main'): Promise<string> {
  const stage = createStage({ url, world, fetch: (request) => fetch(request) })
  const password = 'Sandbox1'
  const login = await stage.call('POST', 'login/login', { userName: 'trader', password }, undefined, 'real')
  const { token } = login.result as { token: string }
  const { result } = await stage.call('POST', 'user/getUserInfo', {}, token, 'real')
  const { id, userName, email } = result as Person
  const person = { id, userName, email, password, token }
  await verify(stage, person)
  await setSecurityPassword(stage, person)
  return token
}
