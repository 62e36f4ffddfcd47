import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

/** Props of {@link Link}. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To
  /** Takes the place of the current entry of the history. */
  replace?: boolean | undefined
  /** Kept with the entry of the history. */
  state?: unknown
  ref?: Ref<HTMLAnchorElement> | undefined
}

/**
 * A link to another page of the app. The router's own brings along what prefetches the data of a framework, and is
 * three times this size.
 */
export function Link({ to, replace, state, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  })

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...rest} href={href} target={target} onClick={handleClick} />
}
