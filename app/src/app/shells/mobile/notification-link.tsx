import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { useBell } from '../use-bell.tsx'

/** The bell of the top bar on phones: leads to the notifications. */
export function NotificationLink() {
  const { label, icon } = useBell()
  return (
    <Link
      to={paths.notification.href()}
      aria-label={label}
      title={label}
      className="relative inline-grid size-(--control) flex-none place-items-center rounded-2 text-text hover:bg-surface-sunken"
    >
      {icon}
    </Link>
  )
}
