import type { ComponentChildren } from 'preact'
import type { Action } from '../use-action.ts'

interface ButtonProps {
  readonly children: ComponentChildren
  /** What is carried out; without it the button submits its form. */
  readonly onPress?: (() => void) | undefined
  /** The name for screen readers where the words alone could be several buttons. */
  readonly label?: string | undefined
  readonly kind?: 'plain' | 'primary' | 'quiet' | 'danger' | undefined
  readonly isPressed?: boolean | undefined
  /** A busy button keeps the focus, so that the keyboard goes on from it. */
  readonly isBusy?: boolean | undefined
}

/** A button. Its words say what it does. */
export const Button = ({ children, onPress, label, kind = 'plain', isPressed, isBusy }: ButtonProps) => (
  <button
    type={onPress ? 'button' : 'submit'}
    class={`button ${kind}`}
    onClick={onPress}
    aria-label={label}
    aria-pressed={isPressed}
    aria-disabled={isBusy || undefined}
  >
    {children}
  </button>
)

/** What came of an action, beside what was pressed. What is done is told to screen readers by `say`, too. */
export const Outcome = ({ of: { said, error } }: { of: Action }) => (
  <>
    {said !== undefined && <p class="said">{said}</p>}
    {error !== undefined && (
      <p class="error" role="alert">
        {error}
      </p>
    )}
  </>
)
