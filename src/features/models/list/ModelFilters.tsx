import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '#ui/Checkbox.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { Select } from '#ui/Select.tsx'
import { trimmedOrNone, useTypedSearch } from '#ui/useTypedSearch.ts'
import { LICENCE_CHOICES } from '../modelSearch.ts'
import type { ChoosingProps } from './ModelChoice.tsx'
import { loadModelSearch } from './useModelSearch.ts'
import styles from './Models.module.css'

export interface ModelFiltersProps extends ChoosingProps {
  /** The list’s own address. */
  readonly path: string
}

/** The filters of a list: words, the licence, and whether it works here. */
export function ModelFilters({ path, search, onSearchChange }: ModelFiltersProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useTypedSearch(search.q, trimmedOrNone, (q) => onSearchChange({ q }, 'follow'))
  const options = [
    { value: 'wszystkie', label: t`Każda licencja` },
    { value: 'otwarte', label: t`Otwarta licencja` },
    { value: 'warunkowe', label: t`Do pobrania, z ograniczeniami` },
    { value: 'zamkniete', label: t`Tylko jako usługa` },
  ] as const
  return (
    <div className={styles.filters}>
      <div className={styles.search} onFocus={() => void loadModelSearch()}>
        <SearchField
          action={path}
          label={t`Szukaj modelu`}
          placeholder={t`Nazwa, twórca, polski głos…`}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <div className="needs-script">
        <Select
          label={t`Licencja`}
          isLabelHidden
          options={options}
          value={search.licencja ?? 'wszystkie'}
          onChange={(value) =>
            onSearchChange({ licencja: LICENCE_CHOICES.find((each) => each === value) }, 'replace')
          }
        />
      </div>
      <div className="needs-script">
        <Checkbox
          isSelected={search.dostepne === 'tak'}
          onChange={(isSelected) => onSearchChange({ dostepne: isSelected ? 'tak' : undefined }, 'replace')}
        >
          {t`Tylko działające w Iskrze`}
        </Checkbox>
      </div>
    </div>
  )
}
