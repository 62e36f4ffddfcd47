import type { FieldValues } from 'react-hook-form'
import { type AppFormOptions, useAppForm } from './use-app-form.ts'

/** What a form that is sent says of itself. */
export interface ServerFormOptions<Form extends FieldValues, Output> extends AppFormOptions<Form, Output> {
  /** Sends the form; a rejection is shown beside its field or above the button. */
  send: (values: Output) => Promise<unknown>
}

/** A form that is sent by one call, for whatever moves no money. What was typed is kept until the call succeeded. */
export function useServerForm<Form extends FieldValues, Output = Form>({
  send,
  ...options
}: ServerFormOptions<Form, Output>) {
  const { submit, ...rest } = useAppForm(options)
  return {
    ...rest,
    handleSubmit: submit((values) => send(values).then(rest.forget, rest.showError)),
  }
}
