/** Whether the user asked the system for less motion. Read at the moment of use: it can change. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}
