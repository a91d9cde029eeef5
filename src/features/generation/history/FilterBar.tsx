import { Plural, useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { GENERATION_TYPES } from '#domain/generation/engines.ts'
import { Button } from '#ui/Button.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { Select } from '#ui/Select.tsx'
import { trimmedOrNone, useTypedSearch } from '#ui/useTypedSearch.ts'
import { STATUS_WORDS } from '../words/statusWords.ts'
import { TYPE_WORDS } from '../words/typeWords.ts'
import styles from './FilterBar.module.css'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { type EndedStatus, type HistorySearch, STATUS_KEYS, TYPE_KEYS } from './historySearch.ts'

export interface FilterBarProps {
  readonly search: HistorySearch
  /** Tags to choose from, the most used first. */
  readonly tags: readonly string[]
  /** How many are found; null while that isn't known. */
  readonly count: number | null
  readonly onSearchChange: OnSearchChange<HistorySearch>
}

const ENDED: readonly EndedStatus[] = ['completed', 'failed', 'cancelled']
/** More would push the results off a phone's screen. */
const TAGS_SHOWN = 12
const ALL = ''

/** The row above a list of generations: search, kind, how it ended, favourites and tags. */
export function FilterBar({ search, tags, count, onSearchChange }: FilterBarProps) {
  const { i18n, t } = useLingui()
  const [text, setText] = useTypedSearch(search.q, trimmedOrNone, (q) => onSearchChange({ q }, 'follow'))
  const set = (change: Partial<HistorySearch>) => onSearchChange(change, 'replace')
  const types = [
    { value: ALL, label: t`Każdy rodzaj` },
    ...GENERATION_TYPES.map((type) => ({
      value: TYPE_KEYS[type] as string,
      label: i18n._(TYPE_WORDS[type].many),
    })),
  ]
  const statuses = [
    { value: ALL, label: t`Każdy stan` },
    ...ENDED.map((status) => ({
      value: STATUS_KEYS[status] as string,
      label: i18n._(STATUS_WORDS[status].label),
    })),
  ]
  const shownTags = tags.slice(0, TAGS_SHOWN)
  const isFavourite = search.ulubione === true
  return (
    <div className={styles.filters}>
      <div className={styles.row}>
        <SearchField
          className={styles.search ?? ''}
          label={t`Szukaj w historii`}
          placeholder={t`Szukaj w opisach i tagach`}
          value={text}
          onChange={setText}
        />
        <Select
          label={t`Rodzaj`}
          isLabelHidden
          options={types}
          value={search.typ ?? ALL}
          onChange={(typ) => set({ typ: typ === ALL ? undefined : typ })}
        />
        <Select
          label={t`Stan`}
          isLabelHidden
          options={statuses}
          value={search.stan ?? ALL}
          onChange={(stan) => set({ stan: stan === ALL ? undefined : stan })}
        />
      </div>
      <div className={styles.chips}>
        <Button
          size="small"
          className={styles.chip ?? ''}
          icon={<Star size={16} fill={isFavourite ? 'currentColor' : 'none'} />}
          aria-pressed={isFavourite}
          onPress={() => set({ ulubione: isFavourite ? undefined : true })}
        >
          {t`Ulubione`}
        </Button>
        {(search.tag === undefined || shownTags.includes(search.tag)
          ? shownTags
          : [search.tag, ...shownTags]
        ).map((tag) => (
          <Button
            key={tag}
            size="small"
            className={styles.chip ?? ''}
            aria-pressed={tag === search.tag}
            onPress={() => set({ tag: tag === search.tag ? undefined : tag })}
          >
            {tag}
          </Button>
        ))}
      </div>
      <output className={styles.count}>
        {count === null ? null : (
          <Plural value={count} one="# praca" few="# prace" many="# prac" other="# pracy" />
        )}
      </output>
    </div>
  )
}
