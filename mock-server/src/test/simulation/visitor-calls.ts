import type { EngineCall } from './call-engine.ts'

const PASSWORD = 'Secret-Word-9'
const post = (path: string, body: unknown): EngineCall => ({ method: 'POST', path, body, token: '' })
const nameOf = (number: number) => `new_user_${number}`

/** How a visitor of a number signs up. */
export const signUpCalls = (number: number): readonly EngineCall[] => {
  const email = `new${number}@example.com`
  return [
    post('login/sendCode', { email, scene: 'register' }),
    post('login/register', { userName: nameOf(number), email, code: '123456', password: PASSWORD }),
  ]
}

/** How a visitor of a number signs in. */
export const signInCall = (number: number): EngineCall =>
  post('login/login', { userName: nameOf(number), password: PASSWORD })
