import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { isControlError } from '../../control-client/control-error.ts'
import { sentenceOf } from '../use-action.ts'
import type { Live } from '../use-live.ts'
import { Button } from './button.tsx'

interface CardProps {
  readonly title: string
  /** The head of the page says the title already. */
  readonly isTitleHidden?: boolean
  /** At the end of its head. */
  readonly aside?: ComponentChildren
  readonly children: ComponentChildren
}

/** A part of a room under a title. */
export const Card = ({ title, isTitleHidden = false, aside, children }: CardProps) => {
  const id = useId()
  return (
    <section class="card" aria-labelledby={id}>
      <div class={isTitleHidden && !aside ? 'visually-hidden' : 'card-head'}>
        <h2 id={id} class={isTitleHidden ? 'visually-hidden' : ''}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** What a list without rows says, and what to do next. */
export const Empty = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <div class="void">
    <p>
      <strong>{title}</strong>
    </p>
    {children !== undefined && <p class="hint">{children}</p>}
  </div>
)

/** Whether the whole console is concerned, which its head tells. */
export const isAboutAccess = (error: unknown): boolean =>
  isControlError(error) && [0, 401, 403, 421].includes(error.status)

interface ShownProps<Data> {
  readonly live: Live<Data>
  /** What is loading, for screen readers. */
  readonly name: string
  readonly isEmpty?: (data: Data) => boolean
  readonly empty?: ComponentChildren
  readonly children: (data: Data) => ComponentChildren
}

/** The four states of what is read: loading, failed with another try, empty, and full. */
export function Shown<Data>({ live, name, isEmpty, empty, children }: ShownProps<Data>) {
  const { data, error, refresh } = live
  const failed = error !== undefined && !isAboutAccess(error) && (
    <div class="failed" role="alert">
      <p>
        <strong>{data === undefined ? `${name} could not be read.` : 'What you see is older.'}</strong>{' '}
        {sentenceOf(error)}
      </p>
      <Button onPress={refresh}>Try again</Button>
    </div>
  )
  if (data === undefined && error === undefined)
    return (
      <div class="skeletons" role="status">
        <span class="visually-hidden">Loading: {name}</span>
        <i class="skeleton" />
        <i class="skeleton" />
        <i class="skeleton" />
      </div>
    )
  if (data === undefined) return failed || <p class="hint pad">Not read yet.</p>
  return (
    <>
      {failed}
      {isEmpty?.(data) ? empty : children(data)}
    </>
  )
}
