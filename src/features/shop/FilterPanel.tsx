import { Trans, useLingui } from '@lingui/react/macro'
import type { CatalogueFacets, FacetValue } from '#domain/catalogue/catalogueFacets.ts'
import type { CatalogueFilters } from '#domain/catalogue/productFilters.ts'
import { searchOfFilters } from '#domain/catalogue/searchOfFilters.ts'
import type { ShopSearch } from '#domain/catalogue/shopSearch.ts'
import { slugOf } from '#domain/catalogue/foldPolish.ts'
import { useFormat } from '#i18n/format.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { AddressForm } from './AddressForm.tsx'
import { DIFFICULTY_LABELS } from './labels.ts'
import { hasPriceRange, PriceFilter } from './PriceFilter.tsx'
import type { OnSearchChange } from '#ui/searchChange.ts'
import styles from './FilterPanel.module.css'

/** The form of the list's filters. */
export const FILTER_FORM_ID = 'filtry-formularz'

const OWN_FIELDS = ['kategoria', 'dostepne', 'ocena', 'trudnosc', 'strona']

export interface FilterPanelProps {
  readonly search: ShopSearch
  readonly facets: CatalogueFacets
  /** False while products are still to come: numbers that will change are not shown. */
  readonly areCountsFinal: boolean
  readonly filters: CatalogueFilters
  readonly onSearchChange: OnSearchChange<ShopSearch>
}

/** Everything a list can be narrowed by, with how many products each value would leave. */
export function FilterPanel({ search, facets, areCountsFinal, filters, onSearchChange }: FilterPanelProps) {
  const { t, i18n } = useLingui()
  const apply = (change: Partial<CatalogueFilters>) =>
    onSearchChange({ ...searchOfFilters({ ...filters, ...change }), strona: undefined })
  return (
    <AddressForm
      id={FILTER_FORM_ID}
      search={search}
      without={hasPriceRange(facets.priceBounds) ? [...OWN_FIELDS, 'cena'] : OWN_FIELDS}
      className={styles.panel}
      data-counting={areCountsFinal ? undefined : ''}
    >
      <FilterValues
        name="kategoria"
        title={t`Kategoria`}
        values={facets.categories}
        chosen={filters.categories}
        onChange={(categories) => apply({ categories })}
      />
      {hasPriceRange(facets.priceBounds) ? (
        <PriceFilter bounds={facets.priceBounds} filters={filters} onChange={apply} />
      ) : null}
      <fieldset className={styles.group}>
        <legend className={styles.title}>
          <Trans>Dostępność</Trans>
        </legend>
        <Checkbox
          name="dostepne"
          value="true"
          isSelected={filters.availableOnly}
          onChange={(availableOnly) => apply({ availableOnly })}
        >
          <FilterLabel label={t`Tylko dostępne`} count={facets.availableCount} />
        </Checkbox>
      </fieldset>
      {facets.ratings.some(({ count }) => count > 0) || filters.minRating !== null ? (
        <RatingFilter facets={facets} filters={filters} onChange={apply} />
      ) : null}
      {facets.difficulties.some(({ count }) => count > 0) || filters.difficulties.length > 0 ? (
        <FilterValues
          name="trudnosc"
          title={t`Trudność kursu`}
          values={facets.difficulties.map((facet) => ({
            ...facet,
            label: i18n._(DIFFICULTY_LABELS[facet.value]),
          }))}
          chosen={filters.difficulties}
          onChange={(difficulties) => apply({ difficulties })}
        />
      ) : null}
    </AddressForm>
  )
}

interface FilterValuesProps<Value extends string> {
  readonly name: keyof ShopSearch
  readonly title: string
  readonly values: readonly FacetValue<Value>[]
  readonly chosen: readonly Value[]
  readonly onChange: (chosen: readonly Value[]) => void
}

function FilterValues<Value extends string>({
  name,
  title,
  values,
  chosen,
  onChange,
}: FilterValuesProps<Value>) {
  // One value alone narrows nothing.
  if (values.length < 2 && chosen.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {values.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          name={name}
          value={slugOf(value)}
          isSelected={chosen.includes(value)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        >
          <FilterLabel label={label} count={count} />
        </Checkbox>
      ))}
    </fieldset>
  )
}

function FilterLabel({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <span className={styles.label} data-empty={count === 0 ? '' : undefined}>
      {label}
      {'\u00a0'}
      <span className={styles.count}>{count}</span>
    </span>
  )
}

interface RatingFilterProps {
  readonly facets: CatalogueFacets
  readonly filters: CatalogueFilters
  readonly onChange: (change: Partial<CatalogueFilters>) => void
}

/** As a form sends it: no rating. */
const ANY_RATING = ''

function RatingFilter({ facets, filters, onChange }: RatingFilterProps) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <RadioGroup
      label={t`Ocena`}
      name="ocena"
      presentation="chips"
      value={filters.minRating === null ? ANY_RATING : String(filters.minRating)}
      options={[
        { value: ANY_RATING, label: t`Każda` },
        ...facets.ratings.map(({ value, count }) => ({
          value: String(value),
          label: `${format.number(value)}+`,
          disabled: count === 0 && filters.minRating !== value,
        })),
      ]}
      onChange={(value) => onChange({ minRating: value === ANY_RATING ? null : Number(value) })}
    />
  )
}
