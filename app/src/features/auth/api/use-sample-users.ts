import { useCheckUserNameOrPhone } from '@swx/sdk/react'
import { hasErrorKey } from '#core/errors/error-message.ts'
import { type SampleUser, sampleUsers } from '../model/sample-users.ts'

const none: readonly SampleUser[] = []

/** The sample users, when the sandbox began with them: the name of one of them is taken then. */
export function useSampleUsers(): readonly SampleUser[] {
  const check = useCheckUserNameOrPhone({ userName: 'newuser' })
  return hasErrorKey(check.error, 'userNameExists') ? sampleUsers : none
}
