import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { READY_MADE } from '../runtime/profiles.ts'
import { StartError } from './start-error.ts'
import type { MockServerOptions } from './start-mock-server.ts'

/**
 * What a mock server begins with, by name or by the path of a scenario file, which is a profile of its name then.
 *
 * @throws StartError when there is no such profile, or the file cannot be read.
 */
export const chooseProfile = (text: string): Pick<MockServerOptions, 'profile' | 'scenarios'> => {
  if (Object.hasOwn(READY_MADE, text)) return { profile: text }
  if (!/\.json$/.test(text)) {
    const names = Object.keys(READY_MADE).join(', ')
    throw new StartError(
      `--profile has to be one of ${names}, or the path of a scenario file that ends in .json; it was "${text}".`,
    )
  }
  const name = basename(text, '.json')
  try {
    return { profile: name, scenarios: { [name]: JSON.parse(readFileSync(text, 'utf8')) } }
  } catch (cause) {
    throw new StartError(`--profile: "${text}" cannot be read: ${(cause as Error).message}.`, { cause })
  }
}
