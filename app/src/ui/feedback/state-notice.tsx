import type { ReactNode } from 'react'

export interface StateNoticeProps {
  icon: ReactNode
  title: ReactNode
  body?: ReactNode
  children?: ReactNode
}

/** The frame of empty and failed states: an icon in a ring, a line, an explanation, a next step. */
export function StateNotice({ icon, title, body, children }: StateNoticeProps) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-8 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-surface-sunken text-muted inset-ring inset-ring-line [&_svg]:size-5">
        {icon}
      </span>
      <b>{title}</b>
      {body ? <p className="max-w-[60ch] text-13 text-muted">{body}</p> : null}
      {children}
    </div>
  )
}
