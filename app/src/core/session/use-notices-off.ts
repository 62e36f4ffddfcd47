import type { components } from '@swx/sdk'
import { useUserInfo } from './use-user-info.ts'

/** Kinds of notices that the user switched off; undefined while that is not known. */
export function useNoticesOff(): readonly components['schemas']['NoticeSwitch'][] | undefined {
  const user = useUserInfo()
  return user.data ? (user.data.noticesOff ?? []) : undefined
}
