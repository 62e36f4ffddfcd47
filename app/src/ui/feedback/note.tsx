import { clsx } from 'clsx'
import { Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { showInDialog } from '#ui/overlay/show-in-dialog.ts'

const tones = {
  warn: { box: 'bg-warn-soft', icon: 'text-warn', Icon: TriangleAlert },
  danger: { box: 'bg-danger-soft', icon: 'text-danger', Icon: OctagonAlert },
  info: { box: 'bg-accent-soft', icon: 'text-accent', Icon: Info },
  neutral: { box: 'bg-surface-sunken inset-ring inset-ring-line', icon: 'text-muted', Icon: Info },
}

export interface NoteProps {
  tone?: keyof typeof tones | undefined
  /** `alert` when it appears in answer to the user. */
  role?: 'alert' | 'status' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A risk, an error or a remark that stays on the page. */
export function Note({ tone = 'warn', role, className, children }: NoteProps) {
  const { box, icon, Icon } = tones[tone]
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (role && own.current) showInDialog(own.current)
  }, [role])
  return (
    <div ref={own} role={role} className={clsx('flex gap-3 rounded-2 p-3 text-13', box, className)}>
      <Icon className={clsx('h-lh w-5 flex-none', icon)} aria-hidden="true" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
