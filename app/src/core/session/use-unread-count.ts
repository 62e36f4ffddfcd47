import { useUser } from './use-user-info.ts'

/** How many notifications of the signed-in user are unread. */
export const useUnreadCount = (): number => useUser(({ result }) => result.unreadCount).data ?? 0
