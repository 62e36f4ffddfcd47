/** Brings what a dialog has come to say between its edges, where its foot does not cover it. */
export function showInDialog(part: Element): void {
  const dialog = part.closest('dialog')
  if (!dialog?.open) return
  const { top, bottom } = part.getBoundingClientRect()
  const frame = dialog.getBoundingClientRect()
  const foot = dialog.querySelector('.dialog-foot, .sheet-foot')?.getBoundingClientRect()
  if (top < frame.top || bottom > (foot?.top ?? frame.bottom))
    part.scrollIntoView({ block: 'center', behavior: 'instant' })
}
