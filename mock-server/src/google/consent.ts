import { isEmail, normaliseEmail } from '../domain/credential-rules.ts'
import { isReturnAddress, writeGoogleCode } from '../domain/google-code.ts'
import {
  type AuthorizationRequest,
  answerAddress,
  readAuthorizationRequest,
} from './authorization-request.ts'
import { wordsFor } from './words.ts'

const ACCOUNTS = [
  { name: 'Greta Lind', email: 'greta@example.com' },
  { name: 'Noor Haddad', email: 'noor@example.com' },
  { name: 'Sam Rivera', email: 'unverified@example.com' },
]

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no element ${id}.`)
  return found
}

/** Origins that the operator lists; a page of the static demo has no server to ask, and none beside its own. */
const listedOrigins = async (): Promise<readonly string[]> => {
  const answer = await fetch('../swx/customer/index/getParamByKey/socialLogin').catch(() => undefined)
  const body = answer?.ok ? await answer.json().catch(() => undefined) : undefined
  const origins = body?.result?.value?.google?.origins
  return Array.isArray(origins) ? origins : []
}

const mayReturnTo = async (address: string): Promise<boolean> =>
  isReturnAddress(address, [location.origin]) || isReturnAddress(address, await listedOrigins())

const agree = (request: AuthorizationRequest, email: string): void => {
  const { redirectUri, state, nonce, challenge } = request
  const grant = { email, redirectUri, state, nonce, challenge, at: Date.now(), id: crypto.randomUUID() }
  location.replace(answerAddress(request, { code: writeGoogleCode(grant) }))
}

const request = readAuthorizationRequest(location.search)
const { lang, dir, words } = wordsFor(request?.language ?? navigator.language)
document.documentElement.lang = lang
document.documentElement.dir = dir
document.title = words.sandbox
for (const id of ['sandbox', 'title', 'lead', 'label', 'cancel', 'continue'] as const)
  byId(id).textContent = words[id]

if (request && (await mayReturnTo(request.redirectUri))) {
  const field = byId('email') as HTMLInputElement
  for (const { name, email } of ACCOUNTS) {
    const button = document.createElement('button')
    button.type = 'button'
    const note = document.createElement('small')
    const address = document.createElement('bdi')
    address.textContent = email
    note.append(address, ...(email.startsWith('unverified@') ? [` · ${words.unverified}`] : []))
    button.append(name, note)
    button.addEventListener('click', () => agree(request, email))
    const item = document.createElement('li')
    item.append(button)
    byId('accounts').append(item)
  }
  byId('other').addEventListener('submit', (event) => {
    event.preventDefault()
    const email = normaliseEmail(field.value)
    byId('wrong').textContent = isEmail(email) ? '' : words.wrong
    if (isEmail(email)) agree(request, email)
    else field.focus()
  })
  byId('cancel').addEventListener('click', () =>
    location.replace(answerAddress(request, { error: 'access_denied' })),
  )
  byId('choice').hidden = false
} else {
  byId('error').textContent = words.incomplete
  byId('error').hidden = false
}
