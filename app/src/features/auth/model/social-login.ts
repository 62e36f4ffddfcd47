import { readList, readRecord, readText } from '#core/parameters/read-fields.ts'

/** Where a sign-in with Google begins. */
export interface GoogleLogin {
  readonly authorizationUrl: string
  readonly clientId: string
}

const thisMachine = ['127.0.0.1', 'localhost', '[::1]']

/**
 * What the parameter `socialLogin` offers to a page of this address: undefined when Google is not on the whitelist,
 * or would not come back to this origin.
 */
export function parseSocialLogin(
  value: unknown,
  page: Pick<URL, 'origin' | 'hostname'>,
): GoogleLogin | undefined {
  const { whitelist, google } = readRecord(value, 'socialLogin')
  if (!readList(whitelist, 'whitelist').includes('google')) return undefined
  const { authorizationUrl, clientId, origins } = readRecord(google, 'google')
  const isListed = thisMachine.includes(page.hostname) || readList(origins, 'origins').includes(page.origin)
  if (!isListed) return undefined
  return {
    authorizationUrl: readText(authorizationUrl, 'authorizationUrl'),
    clientId: readText(clientId, 'clientId'),
  }
}
