import { element, say } from './element.ts'

/** What a button copies, and how it is called. */
export interface Copying {
  readonly text: string
  /** Its name for those who listen, such as "Copy code 123456". */
  readonly label: string
  /** What is said when it is done, such as "Code 123456 copied". */
  readonly said: string
}

/** A button that copies a text and says so. */
export const createCopyButton = ({ text, label, said }: Copying): HTMLButtonElement => {
  const button = element('button', 'button', 'Copy')
  button.type = 'button'
  button.setAttribute('aria-label', label)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      button.textContent = 'Copied'
      say(said)
    } catch {
      button.textContent = 'Not copied'
      say('It could not be copied; select it and copy it by hand.')
    }
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2_000)
  }
  button.addEventListener('click', () => void copy())
  return button
}
