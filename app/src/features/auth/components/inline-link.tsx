import { Link, type LinkProps } from 'react-router-dom'

/** A link among text, tall enough for a finger. */
export function InlineLink(props: Omit<LinkProps, 'className'>) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-11 min-w-11 items-center justify-center font-strong text-accent"
    />
  )
}
