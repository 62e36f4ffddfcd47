import type { ComponentChildren } from 'preact'
import { type Action, useAction } from '../use-action.ts'
import { Button, Outcome } from './button.tsx'

/** What was typed under a name, without the space around it. */
export const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '').trim()

/** What was typed under a name, or undefined where that is nothing. */
export const optional = (data: FormData, name: string): string | undefined => textOf(data, name) || undefined

/** A number that was typed under a name, or undefined where that is nothing. */
export const numberOf = (data: FormData, name: string): number | undefined => {
  const text = textOf(data, name)
  return text === '' ? undefined : Number(text)
}

/** A name with its control, and what is good to know beside it. */
export const Field = ({
  label,
  hint,
  children,
}: {
  label: string
  hint?: string | undefined
  children: ComponentChildren
}) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
  <label class="field">
    <span class="label">{label}</span>
    {children}
    {hint !== undefined && <span class="hint">{hint}</span>}
  </label>
)

interface FormProps {
  /** What the button that sends it says. */
  readonly submit: string
  /** Carries it out and answers a sentence on what is done. */
  readonly onSubmit: (data: FormData) => Promise<string | undefined>
  readonly children: ComponentChildren
  /** Further buttons, which share the outcome. */
  readonly more?: ((action: Action) => ComponentChildren) | undefined
  readonly kind?: 'primary' | 'plain' | 'danger'
  /** Fields in a row, with the button at its end. */
  readonly isRow?: boolean
}

/** A form that says beside itself what came of it. */
export const Form = ({ submit, onSubmit, children, more, kind = 'primary', isRow = false }: FormProps) => {
  const action = useAction()
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    const data = new FormData(event.currentTarget as HTMLFormElement)
    void action.run(() => onSubmit(data))
  }
  return (
    <form class="form" onSubmit={handleSubmit}>
      <div class={isRow ? 'row' : 'stack'}>
        {children}
        <div class="buttons">
          <Button kind={kind} isBusy={action.isBusy}>
            {submit}
          </Button>
          {more?.(action)}
        </div>
      </div>
      <Outcome of={action} />
    </form>
  )
}
