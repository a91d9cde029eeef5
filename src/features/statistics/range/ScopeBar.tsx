import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { DEFAULT_SCOPE, type Scope } from '#domain/statistics/address.ts'
import type { Filter } from '#domain/statistics/metrics.ts'
import { comparedDays } from '#domain/statistics/days.ts'
import { daysOf, orderedDays, PRESETS } from '#domain/statistics/range.ts'
import { COMPARISONS } from '#domain/statistics/report.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Select } from '#ui/Select.tsx'
import { COMPARISON_WORDS, PRESET_WORDS } from '../words/dimensionWords.ts'
import { useDaysText } from '../words/useDaysText.ts'
import { FilterSelect } from './FilterSelect.tsx'
import styles from './ScopeBar.module.css'

export interface ScopeBarProps {
  readonly scope: Scope
  readonly onScopeChange: (scope: Scope) => void
  /** The day in Poland. */
  readonly today: string
  /** The filters that figures below follow. */
  readonly filters: readonly Filter[]
}

const OWN = 'own'

/** The days, the comparison and the filters, for all figures of a screen at once. */
export function ScopeBar({ scope, onScopeChange, today, filters }: ScopeBarProps) {
  const { t, i18n } = useLingui()
  const daysText = useDaysText()
  const { range, comparison } = scope
  const days = daysOf(range, today)
  const compared = comparedDays(days, comparison)
  const [daysWords, comparedWords] = [daysText(days), compared === null ? '' : daysText(compared)]
  const isOwn = typeof range !== 'string'
  const isNarrowed = Object.values(scope.filters).some((value) => value !== undefined)

  return (
    <section className={styles.scope} aria-label={t`Zakres i filtry`}>
      <div className={styles.fields}>
        <Select
          label={t`Okres`}
          value={isOwn ? OWN : range}
          options={[
            ...PRESETS.map((preset) => ({ value: preset, label: i18n._(PRESET_WORDS[preset]) })),
            { value: OWN, label: t`Własne daty` },
          ]}
          onChange={(chosen) => onScopeChange({ ...scope, range: chosen === OWN ? days : chosen })}
        />
        {isOwn ? (
          <>
            <DateField
              label={t`Od dnia`}
              value={range.from}
              onChange={(from) => {
                if (from !== '') onScopeChange({ ...scope, range: orderedDays(from, range.to) })
              }}
            />
            <DateField
              label={t`Do dnia`}
              value={range.to}
              onChange={(to) => {
                if (to !== '') onScopeChange({ ...scope, range: orderedDays(range.from, to) })
              }}
            />
          </>
        ) : null}
        <Select
          label={t`Porównanie`}
          value={comparison}
          options={COMPARISONS.map((value) => ({ value, label: i18n._(COMPARISON_WORDS[value]) }))}
          onChange={(value) => onScopeChange({ ...scope, comparison: value })}
        />
        {filters.map((filter) => (
          <FilterSelect
            key={filter}
            filter={filter}
            scope={scope}
            today={today}
            onChange={(value) => onScopeChange({ ...scope, filters: { ...scope.filters, [filter]: value } })}
          />
        ))}
      </div>
      <div className={styles.told}>
        <p>
          {compared === null ? (
            daysWords
          ) : (
            <Trans>
              {daysWords}, w porównaniu z {comparedWords}
            </Trans>
          )}
        </p>
        {isNarrowed ? (
          <Button
            size="small"
            variant="quiet"
            icon={<RotateCcw size={16} />}
            onPress={() => onScopeChange({ ...scope, filters: DEFAULT_SCOPE.filters })}
          >
            <Trans>Wyczyść filtry</Trans>
          </Button>
        ) : null}
      </div>
    </section>
  )
}
