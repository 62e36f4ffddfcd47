import type { ReactNode } from 'react'

/** The button that confirms what a form is about: in sight at the end of a sheet, however long the form is. */
export function SheetFoot({ children }: { children: ReactNode }) {
  return <div className="sheet-foot">{children}</div>
}
