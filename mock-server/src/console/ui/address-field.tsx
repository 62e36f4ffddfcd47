import { replaceQuery, useRoute } from '../route.ts'

interface AddressFieldProps {
  /** Its name in the address. */
  readonly name: string
  readonly label: string
  readonly placeholder: string
  /** A list of `Suggestions`. */
  readonly list?: 'operations' | 'users'
  /** It looks for words, which may have spaces between them. */
  readonly isSearch?: boolean
}

/** A field that filters: what it says stands in the address, and the list begins at its start again. */
export const AddressField = ({ name, label, placeholder, list, isSearch = false }: AddressFieldProps) => {
  const { query } = useRoute()
  return (
    <label class="field-inline">
      <span>{label}</span>
      <input
        class={isSearch ? 'input wide' : 'input'}
        type={isSearch ? 'search' : 'text'}
        name={name}
        list={list}
        placeholder={placeholder}
        autocomplete="off"
        spellcheck={false}
        maxLength={200}
        value={query[name] ?? ''}
        onInput={({ currentTarget: { value } }) =>
          replaceQuery({ [name]: isSearch ? value : value.trim(), from: undefined, limit: undefined })
        }
      />
    </label>
  )
}
