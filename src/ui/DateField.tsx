import { type CalendarDate, parseDate } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { FieldError, Label, Text } from 'react-aria-components/TextField'
import { localeOf } from '#i18n/languages.ts'
import { allowEmptyMarkup } from './defaultPolicy.ts'
import { classNames } from './classNames.ts'
import styles from './DateField.module.css'
import field from './Field.module.css'

export interface DateFieldProps {
  readonly label: string
  readonly description?: string
  /** A calendar day, `YYYY-MM-DD`, or empty. */
  readonly value: string
  readonly onChange: (day: string) => void
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  readonly min?: string
  /** The last one. */
  readonly max?: string
  readonly errorMessage?: string | undefined
}

// A date being typed is announced, and the earlier announcement is cleared.
allowEmptyMarkup()

/** A day: typed part by part, or chosen from a calendar whose weeks begin with Monday. */
export function DateField({ label, description, value, onChange, min, max, errorMessage }: DateFieldProps) {
  const { i18n, t } = useLingui()
  const isInvalid = errorMessage !== undefined
  return (
    <I18nProvider locale={localeOf(i18n.locale)}>
      <DatePicker
        value={dayOf(value)}
        onChange={(day) => onChange(day?.toString() ?? '')}
        minValue={min === undefined ? null : dayOf(min)}
        maxValue={max === undefined ? null : dayOf(max)}
        isInvalid={isInvalid}
        validationBehavior="aria"
        firstDayOfWeek="mon"
        shouldForceLeadingZeros
        className={classNames(field.field)}
      >
        <Label className={classNames(field.label)}>{label}</Label>
        <Group className={classNames(field.control, styles.group)}>
          <DateInput className={classNames(styles.input)}>
            {(segment) => <DateSegment segment={segment} className={classNames(styles.segment)} />}
          </DateInput>
          <Button aria-label={t`Otwórz kalendarz`} className={classNames(styles.open)}>
            <CalendarDays size={18} aria-hidden="true" />
          </Button>
        </Group>
        {description === undefined ? null : (
          <Text slot="description" className={classNames(field.description)}>
            {description}
          </Text>
        )}
        <FieldError className={classNames(field.error)}>{errorMessage}</FieldError>
        <Popover className={classNames(styles.popover)}>
          <Dialog className={classNames(styles.dialog)}>
            <Calendar>
              <header className={styles.header}>
                <Button slot="previous" className={classNames(styles.turn)}>
                  <ChevronLeft size={20} aria-hidden="true" />
                </Button>
                <Heading className={classNames(styles.month)} />
                <Button slot="next" className={classNames(styles.turn)}>
                  <ChevronRight size={20} aria-hidden="true" />
                </Button>
              </header>
              <CalendarGrid weekdayStyle="short" className={classNames(styles.grid)}>
                <CalendarGridHeader>
                  {(day) => (
                    <CalendarHeaderCell className={classNames(styles.weekday)}>{day}</CalendarHeaderCell>
                  )}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => <CalendarCell date={date} className={classNames(styles.day)} />}
                </CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  )
}

function dayOf(day: string): CalendarDate | null {
  try {
    return parseDate(day)
  } catch {
    return null
  }
}
