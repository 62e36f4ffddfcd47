import { useTranslation } from 'react-i18next'
import { SearchInput } from '#ui/form/search-input.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { type NftSort, type NftsQuery, nftSorts } from '../model/nfts-query.ts'

export interface NftFilterProps {
  query: NftsQuery
  onQuery: (change: Partial<NftsQuery>) => void
}

/** Search and order of the list. */
export function NftFilter({ query, onQuery }: NftFilterProps) {
  const { t } = useTranslation('nfts')
  return (
    <search className="flex w-full flex-wrap gap-2 sm:w-auto">
      <SearchInput
        label={t('filter.search')}
        placeholder={t('filter.search')}
        value={query.search}
        maxLength={80}
        onSearch={(search) => onQuery({ search })}
        className="min-w-0 flex-1 basis-44"
      />
      <SelectInput
        aria-label={t('filter.sort')}
        value={query.sort}
        onChange={({ target }) => onQuery({ sort: target.value as NftSort })}
        className="min-w-0 flex-1 basis-36"
      >
        {nftSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`filter.${sort}`)}
          </option>
        ))}
      </SelectInput>
    </search>
  )
}
