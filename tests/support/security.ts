import type { Scope } from './screen.ts'
import type { Person, Stage } from './stage.ts'
import { english } from './texts.ts'

const { security } = english

/** A security password that a test sets. */
export const securityPassword = '271828'

/** Gives a user a security password without the page. */
export async function setSecurityPassword(stage: Stage, person: Person): Promise<void> {
  const { code } = await stage.call(
    'POST',
    'payment/password/set',
    { password: securityPassword, emailCode: '123456' },
    person.token,
  )
  if (code !== '20005') throw new Error(`Setting the security password answered ${code}.`)
}

/** Types six digits into a field of the security page. */
export const typeDigits = (page: Scope, label: keyof typeof security.password, digits: string) =>
  page.getByLabel(security.password[label], { exact: true }).fill(digits)

/** Another browser in which the user is signed in: the token it has. */
export async function signInElsewhere(
  stage: Stage,
  { userName, password }: Person,
  agent: string,
): Promise<string> {
  const response = await stage.fetch('/swx/customer/login/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': agent },
    body: JSON.stringify({ userName, password }),
  })
  const { result } = (await response.json()) as { result: { token: string } }
  return result.token
}

/** Whether a token still opens the account. */
export async function isSignedIn(stage: Stage, token: string): Promise<boolean> {
  const { code } = await stage.call('POST', 'user/getUserInfo', {}, token)
  return code === '200'
}

/** How an iPhone names itself. */
export const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
/** How Firefox on Linux names itself. */
export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
