import type { ControlClient } from './control-client.ts'

/** What a panel needs of the page. */
export interface PanelContext {
  readonly client: ControlClient
  /** Told about a call that failed. */
  readonly onError: (error: unknown) => void
  /** Shows the state of everything again, after something was changed. */
  readonly onChange: () => void
}

/** One part of the console. */
export interface Panel {
  /** Shows the present state. */
  refresh(): Promise<void>
}

/** Runs a change: its buttons wait, the focus stays where it was, and the whole page shows the outcome. */
export const perform = async (
  { onError, onChange }: PanelContext,
  area: HTMLElement,
  work: () => Promise<unknown>,
): Promise<void> => {
  const focused = document.activeElement
  const buttons = [...area.querySelectorAll('button')].filter(({ disabled }) => !disabled)
  for (const button of buttons) button.disabled = true
  try {
    await work()
    onChange()
  } catch (error) {
    onError(error)
  } finally {
    for (const button of buttons) button.disabled = false
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus()
  }
}
