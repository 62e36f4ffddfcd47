/** Brings a part of the page into view and moves the focus to its heading, so that it is also heard where it is. */
export function showSection(section: HTMLElement | null): void {
  section?.scrollIntoView({ block: 'start' })
  const heading = section?.querySelector<HTMLElement>('h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
