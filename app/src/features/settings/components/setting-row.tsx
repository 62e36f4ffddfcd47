import type { ReactNode } from 'react'

export interface SettingRowProps {
  label: ReactNode
  /** What it means, under its name. */
  about?: ReactNode
  /** The control, at the far end; under the text where there is no room. */
  children?: ReactNode
}

/** One line of a settings card. */
export function SettingRow({ label, about, children }: SettingRowProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 last:border-0">
      <div className="min-w-0 flex-1 basis-44">
        <p>{label}</p>
        {about ? <p className="text-12 text-muted">{about}</p> : null}
      </div>
      {children}
    </div>
  )
}
