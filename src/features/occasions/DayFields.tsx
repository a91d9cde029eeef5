import { Trans, useLingui } from '@lingui/react/macro'
import { nameDaysOf } from '#domain/occasions/nameDays.ts'
import type { YearlyDay } from '#domain/occasions/days.ts'
import { DEFAULT_LANGUAGE, languageOf, localeOf } from '#i18n/languages.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './Occasions.module.css'
import type { TypedDate } from './typedDate.ts'

const MONTHS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
const LONGEST_DAY = 2
const LONGEST_YEAR = 4
/** A leap year: all days have their place in it. */
const SOME_YEAR = 2000

export interface DayFieldsProps {
  readonly typed: TypedDate
  readonly dayId: string
  readonly yearId: string
  readonly dayProblem: string | undefined
  readonly yearProblem: string | undefined
  readonly onChange: (part: Partial<TypedDate>) => void
}

const keyOf = ({ day, month }: YearlyDay) => `${day}.${month}`

/** The day of a date: of a name those that the calendar knows, of anything any day, with its year where it matters. */
export function DayFields({ typed, dayId, yearId, dayProblem, yearProblem, onChange }: DayFieldsProps) {
  const { i18n, t } = useLingui()
  const locale = localeOf(languageOf(i18n.locale) ?? DEFAULT_LANGUAGE)
  const known = typed.kind === 'name-day' ? nameDaysOf(typed.name) : []
  const dayText = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const monthText = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const chosen = known.find((one) => keyOf(one) === `${typed.day}.${typed.month}`)

  /** The shown day of the name calendar stays; the person's own choice counts. */
  function change(part: Partial<Pick<TypedDate, 'day' | 'month'>>): void {
    onChange({ day: typed.day, month: typed.month, hasOwnDay: true, ...part })
  }

  return (
    <div className={styles.group}>
      {known.length < 2 ? null : (
        <RadioGroup
          label={t`Kiedy: imieniny w kalendarzu`}
          presentation="chips"
          value={chosen === undefined ? null : keyOf(chosen)}
          options={known.map((one) => ({
            value: keyOf(one),
            label: dayText.format(Date.UTC(SOME_YEAR, one.month - 1, one.day)),
          }))}
          onChange={(key) => {
            const day = known.find((one) => keyOf(one) === key)
            if (day !== undefined) change({ day: String(day.day), month: String(day.month) })
          }}
        />
      )}
      <div className={styles.day}>
        <TextField
          id={dayId}
          name="day"
          label={t`Dzień`}
          value={typed.day}
          onChange={(day) => change({ day })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={LONGEST_DAY}
          validationBehavior="aria"
          errorMessage={dayProblem}
        />
        <Select
          label={t`Miesiąc`}
          value={typed.month}
          options={MONTHS.map((value) => ({
            value,
            label: monthText.format(Date.UTC(SOME_YEAR, Number(value) - 1, 1)),
          }))}
          onChange={(month) => change({ month })}
        />
        {typed.kind === 'name-day' ? null : (
          <TextField
            id={yearId}
            name="year"
            label={t`Rok`}
            value={typed.year}
            onChange={(year) => onChange({ year })}
            placeholder={t`opcjonalnie`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={LONGEST_YEAR}
            validationBehavior="aria"
            errorMessage={yearProblem}
          />
        )}
      </div>
      {typed.day === '29' && typed.month === '2' ? (
        <p>
          <Trans>W latach bez 29 lutego przypomnimy 28 lutego.</Trans>
        </p>
      ) : null}
    </div>
  )
}
