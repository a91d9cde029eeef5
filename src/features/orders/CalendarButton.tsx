import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'
import { slugOf } from '#domain/catalogue/foldPolish.ts'
import type { CardDelivery } from '#domain/gifts/card.ts'
import { isGiftDay } from '#domain/gifts/giftDays.ts'
import { calendarFile } from '#domain/occasions/calendarFile.ts'
import { Button } from '#ui/Button.tsx'
import { downloadFile } from '#ui/downloadFile.ts'
import { GIFT_DAY_LABELS } from '#ui/giftDayLabels.ts'

/** Occasions that come again on the same day. */
const YEARLY: readonly string[] = ['Urodziny', 'Rocznica']
/** There is time to think of the next present. */
const REMINDS_DAYS_BEFORE = [7, 0] as const

/** Hands out a calendar's file with the day of a gift; birthdays and anniversaries come again each year. */
export function CalendarButton({ delivery }: { readonly delivery: CardDelivery }) {
  const { i18n, t } = useLingui()
  const { day, occasion, recipientName: name } = delivery

  function save(): void {
    const label = isGiftDay(occasion) && occasion !== 'Inne' ? i18n._(GIFT_DAY_LABELS[occasion]) : t`Prezent`
    const text = calendarFile(
      [
        {
          // The card's private address has no place in calendars that others may see.
          uid: `${[day, slugOf(occasion), slugOf(name)].filter(Boolean).join('-')}@${location.hostname}`,
          title: name === '' ? label : `${label}: ${name}`,
          description: '',
          url: `${location.origin}/sklep`,
          day,
          yearlyOn: YEARLY.includes(occasion) ? day.slice(5) : null,
          remindsDaysBefore: REMINDS_DAYS_BEFORE,
        },
      ],
      new Date(),
    )
    downloadFile(new File([text], `iskra-${day}.ics`, { type: 'text/calendar' }))
  }

  return (
    <Button size="small" className="needs-script" icon={<CalendarPlus size={16} />} onPress={save}>
      <Trans>Dodaj dzień do kalendarza</Trans>
    </Button>
  )
}
