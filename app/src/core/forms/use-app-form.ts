import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AmountIssue } from './amount-rule.ts'
import { writeDraft } from './drafts.ts'
import { useIsInTyping } from './field-in-typing.ts'
import { type FormDraft, readForm, useFormDraft } from './form-draft.ts'
import { answered, type FieldByError, ruleKey, useServerErrors } from './place-error.ts'
import { useAmountsInLanguage } from './use-amounts-in-language.ts'
import { useRecord } from './use-record.ts'

/** What every form says of itself. */
export interface AppFormOptions<Form extends FieldValues, Output> {
  /**
   * The rules of its fields. A broken rule is named by the key of its text in `errors`, or by a word of its own that
   * `errorOf` is given the text for. Memoise one that is made from a language, limits or prices: what is shown as wrong
   * is looked at again when it changes.
   */
  schema: Parameters<typeof standardSchemaResolver<Form, unknown, Output>>[0]
  initial: Form
  /** What the address fills in, over any draft. */
  given?: Partial<Form> | undefined
  draft: FormDraft<Form>
  /**
   * The fields that hold an amount as it was typed, or an entry with such texts: they are written anew when the language
   * changes, so that they mean what they meant.
   */
  amounts?: readonly (keyof Form & string)[] | undefined
  /** `initial` is a record that can change meanwhile: fields that the user has not changed follow it. */
  isOfRecord?: boolean | undefined
  /** Which field each error of the server belongs to; the others stand above the button. */
  places?: FieldByError<Form> | undefined
  /** When a field is looked at first; afterwards with every change. @default 'onTouched', when it is left */
  mode?: 'onTouched' | 'onChange' | 'onSubmit' | undefined
}

const nowhere = {}
const none: readonly never[] = []
const unread: AmountIssue = 'unread'
const missing: AmountIssue = 'missing'
/** What more digits can still make right. */
const outgrown: readonly unknown[] = ['zero', 'tooSmall'] satisfies AmountIssue[]

/**
 * A form that keeps what the user typed, shows each error where it belongs and focuses the first one. What moves money
 * opens its review from `submit`; anything else is sent by `useServerForm`.
 */
export function useAppForm<Form extends FieldValues, Output = Form>({
  schema,
  initial,
  given,
  draft,
  amounts = none,
  isOfRecord = false,
  places = nowhere,
  mode = 'onTouched',
}: AppFormOptions<Form, Output>) {
  const { language } = useTranslation().i18n
  const form = useForm<Form, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues: {
      ...initial,
      ...readForm(draft.name, amounts, language),
      ...given,
    } as DefaultValues<Form>,
    mode,
    shouldFocusError: false,
  })
  const { errors, isSubmitted } = form.formState
  const isRunning = useRef(false)
  const isInTyping = useIsInTyping()
  const { showError, focusOn, setFormError, formError, unplacedError, wordsOf } = useServerErrors(
    form,
    places,
  )
  // The fields that were empty when the form was sent; the error above the button goes with the last of them.
  const [blank, setBlank] = useState<readonly Path<Form>[]>([])
  const isFilledIn = blank.length > 0 && !blank.some((name) => errors[name] && form.getValues(name) === '')

  useFormDraft(form, draft, language)

  useAmountsInLanguage(form, amounts, language)
  useRecord(form, isOfRecord ? initial : undefined)

  const checkAgain = useEffectEvent(() => {
    const names = Object.keys(isSubmitted ? initial : errors) as Path<Form>[]
    const ours = names.filter((name) => form.getFieldState(name).error?.type !== answered)
    if (ours.length > 0) void form.trigger(ours)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rules call for another look
  useEffect(() => checkAgain(), [schema])

  return {
    form,
    isSubmitting: form.formState.isSubmitting,
    /** Shows a failed call beside its field or above the button. */
    showError,
    /** What belongs to no field, for above the button: its text for a `FormError`, or itself for an `ErrorNotice`. */
    formError: isFilledIn ? undefined : formError,
    unplacedError,
    /**
     * The text beside a field.
     *
     * @param words texts of rules that have none in `errors`, or need figures
     */
    errorOf<Words extends ReactNode = string>(
      field: Path<Form>,
      words: Readonly<Record<string, Words>> = {},
    ): Words | string | undefined {
      const message: unknown = form.getFieldState(field, form.formState).error?.message
      // What cannot be read the field says itself.
      if (typeof message !== 'string' || message === '' || message === unread) return undefined
      // While nothing was typed there is nothing to find fault with until the user wants to go on.
      if (message === missing && !isSubmitted) return undefined
      if (!isSubmitted && outgrown.includes(message) && isInTyping(field)) return undefined
      return words[message] ?? wordsOf(field, ruleKey(message))
    },
    /** Forgets what was kept, once it was sent. */
    forget: () => writeDraft(draft.name, undefined),
    /**
     * Starts the form again.
     *
     * @param kept what stays of it; without it the draft is forgotten, too
     */
    clear(kept?: Partial<Form>) {
      form.reset({ ...initial, ...kept } as DefaultValues<Form>, { keepFieldsRef: true })
      setFormError(undefined)
      if (kept === undefined) writeDraft(draft.name, undefined)
    },
    /** For `onSubmit` of a form: what to do with what was understood, once at a time and only if all of it was. */
    submit(onValid: (values: Output) => unknown) {
      const run = form.handleSubmit(
        async (values) => {
          if (isRunning.current) return
          isRunning.current = true
          setFormError(undefined)
          setBlank([])
          try {
            await onValid(values)
          } finally {
            isRunning.current = false
          }
        },
        (invalid) => {
          const first = (Object.keys(initial) as Path<Form>[]).find((name) => name in invalid)
          if (first !== undefined) focusOn(first)
          const names = (Object.keys(invalid) as Path<Form>[]).filter((name) => form.getValues(name) === '')
          setFormError(names.length > 1 ? 'completeAllInformation' : undefined)
          setBlank(names.length > 1 ? names : [])
        },
      )
      return (event: { preventDefault(): void }) => {
        event.preventDefault()
        void run()
      }
    },
  }
}

/** What a form hands to its fields. */
export type AppForm<Form extends FieldValues, Output = Form> = ReturnType<typeof useAppForm<Form, Output>>

/** What a form that is sent says of itself. */
interface ServerFormOptions<Form extends FieldValues, Output> extends AppFormOptions<Form, Output> {
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
