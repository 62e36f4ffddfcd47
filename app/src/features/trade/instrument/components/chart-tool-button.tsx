import type { ButtonHTMLAttributes, ReactNode } from 'react'

interface ChartToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: ReactNode
  label: string
  /** The label stands beside the icon where there is room. */
  isNamed?: boolean
}

/** A button above the chart. */
export function ChartToolButton({ icon, label, isNamed = false, ...rest }: ChartToolButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      title={isNamed ? undefined : label}
      aria-label={label}
      className="chart-tool"
    >
      {icon}
      {isNamed ? <span className="max-xl:hidden">{label}</span> : null}
    </button>
  )
}
