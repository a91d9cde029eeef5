import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { BellPlus } from 'lucide-react'
import type { CardDelivery } from '#domain/gifts/card.ts'
import { isGiftDay } from '#domain/gifts/giftDays.ts'
import type { OwnKind } from '#domain/occasions/ownDate.ts'
import { Button } from '#ui/Button.tsx'
import { GIFT_DAY_LABELS } from '#ui/giftDayLabels.ts'
import { beginDate } from '#ui/state/begunDate.ts'

/** The kind of date for a gift's occasion; any other is a day of its own. */
const KINDS: Readonly<Record<string, OwnKind>> = { Urodziny: 'birthday', Rocznica: 'anniversary' }

/** Begins a reminder of a gift's day, for its recipient: next year it comes in time. */
export function ReminderButton({ delivery }: { readonly delivery: CardDelivery }) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { day, occasion, recipientName: name } = delivery

  function begin(): void {
    const [, month, ofMonth] = day.split('-').map(Number)
    const kind = KINDS[occasion] ?? 'other'
    const isNamed = kind === 'other' && isGiftDay(occasion) && occasion !== 'Inne'
    beginDate({
      name,
      kind,
      givenOn: day,
      ...(isNamed ? { title: i18n._(GIFT_DAY_LABELS[occasion]) } : {}),
      ...(month === undefined || ofMonth === undefined ? {} : { month, day: ofMonth }),
    })
    void navigate({ to: '/okazje' })
  }

  return (
    <Button size="small" className="needs-script" icon={<BellPlus size={16} />} onPress={begin}>
      <Trans>Przypomnij za rok</Trans>
    </Button>
  )
}
