import type { UserInfo } from '#core/session/use-user-info.ts'

/** The user's picture, or the first letters of the name. The name stands beside it, so it says nothing itself. */
export function Avatar({
  user: { userName, avatarUrl },
}: {
  user: Pick<UserInfo, 'userName' | 'avatarUrl'>
}) {
  return avatarUrl === undefined ? (
    <span
      aria-hidden="true"
      className="grid size-12 flex-none place-items-center rounded-full bg-accent-soft font-strong text-accent"
    >
      {userName.slice(0, 2).toUpperCase()}
    </span>
  ) : (
    <img src={avatarUrl} alt="" className="size-12 flex-none rounded-full bg-surface-sunken object-cover" />
  )
}
