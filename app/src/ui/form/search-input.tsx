import { Search, X } from 'lucide-react'
import {
  type ComponentProps,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from './text-input.tsx'

export interface SearchInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'aria-label'> {
  /** Names the field for assistive technology. */
  label: string
  value: string
  onSearch: (text: string) => void
}

/** A search field with a way to empty it. */
export function SearchInput({ label, value, onSearch, className, ref, ...rest }: SearchInputProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLInputElement)
  const typedBefore = useRef('')
  const adopt = useEffectEvent(() => {
    const typed = typedBefore.current
    if (typed !== '' && typed !== value) onSearch(typed)
  })
  // A page that the build rendered is taken over part by part. What was typed into this part before is no event to React,
  // which would take it away; it is kept until the router, which a search may go through, is there, too.
  useLayoutEffect(() => {
    typedBefore.current = field.current?.value ?? ''
  }, [])
  useEffect(() => adopt(), [])
  return (
    <TextInput
      {...rest}
      ref={field}
      type="search"
      aria-label={label}
      value={value}
      onChange={(event) => onSearch(event.target.value)}
      className={className}
      leading={<Search className="size-4 flex-none text-muted" aria-hidden="true" />}
      trailing={
        value === '' ? (
          <span aria-hidden="true" className="search-hint">
            {rest.placeholder}
          </span>
        ) : (
          <button
            type="button"
            aria-label={t('action.clear')}
            onClick={() => onSearch('')}
            className="-me-2 grid size-8 flex-none place-items-center rounded-1 text-muted hover:text-text"
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        )
      }
    />
  )
}
