import { basename } from '#config/basename.ts'
import { paths } from '#config/paths.ts'

/** The whole address of the registration page with an invitation code, to pass on. */
export function inviteLink(code: string): string {
  const folder = basename === '/' ? '' : basename
  return `${window.location.origin}${folder}${paths.register.href({ invite: code })}`
}
