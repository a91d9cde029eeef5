import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { DEFAULT_SCOPE, FILTER_VALUES, type Scope } from '#domain/statistics/address.ts'
import type { Filter, Metric } from '#domain/statistics/metrics.ts'
import { askedReport } from '#domain/statistics/askedReport.ts'
import { useServices } from '#services/services.tsx'
import { Select } from '#ui/Select.tsx'
import { reportQuery } from '../reportQueries.ts'
import { FILTER_WORDS } from '../words/dimensionWords.ts'
import { useRowText } from '../words/useRowText.ts'

export interface FilterSelectProps {
  readonly filter: Filter
  readonly scope: Scope
  readonly today: string
  readonly onChange: (value: string | undefined) => void
}

/** The metric that lists a filter's values, where they aren't fixed. */
const FOUND_BY: Readonly<Partial<Record<Filter, Metric>>> = { affiliate: 'sessions', engine: 'generations' }

/** One filter: any value, or one of those there are. */
export function FilterSelect({ filter, scope, today, onChange }: FilterSelectProps) {
  const { t, i18n } = useLingui()
  const rowText = useRowText()
  const metric = FOUND_BY[filter]
  const found = useQuery({
    ...reportQuery(
      useServices(),
      askedReport(
        metric ?? 'sessions',
        filter,
        { ...DEFAULT_SCOPE, range: scope.range, comparison: 'none' },
        today,
      ),
    ),
    enabled: metric !== undefined,
  })
  const chosen = scope.filters[filter]
  const known: Readonly<Partial<Record<Filter, readonly string[]>>> = FILTER_VALUES
  const rows = found.data?.rows ?? []
  const values = known[filter] ?? rows.map(({ key }) => key).filter((key) => key !== '')
  const all = chosen === undefined || values.includes(chosen) ? values : [chosen, ...values]
  const titleOf = (key: string) => rows.find((row) => row.key === key)?.title ?? null
  return (
    <Select
      label={i18n._(FILTER_WORDS[filter])}
      value={chosen ?? ''}
      options={[
        { value: '', label: t`Wszystkie` },
        ...all.map((value) => ({
          value,
          label: rowText(filter, { key: value, title: titleOf(value) }).full,
        })),
      ]}
      onChange={(value) => onChange(value === '' ? undefined : value)}
    />
  )
}
