import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { GIFT_WRAP_COST } from '#domain/cart/totals.ts'
import { calendarDay } from '#domain/gifts/calendarDay.ts'
import { asksForName, checkWrittenGift } from '#domain/gifts/checkWrittenGift.ts'
import { GIFT_DAYS, isGiftDay } from '#domain/gifts/giftDays.ts'
import {
  type DetailProblem,
  type GiftDetails,
  lastDay,
  lengthOf,
  LONGEST_MESSAGE,
  type Personalization,
} from '#domain/gifts/personalization.ts'
import { isOwnStorefront } from '#domain/runtimeConfig.ts'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { useServices } from '#services/services.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DateField } from '#ui/DateField.tsx'
import { problemText } from '#ui/form/problemTexts.ts'
import { GIFT_DAY_LABELS } from '#ui/giftDayLabels.ts'
import { Notice } from '#ui/Notice.tsx'
import { usePrices } from '#ui/prices.ts'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useStore } from '#ui/useStore.ts'
import { askedToComplete } from './currentGift.ts'
import styles from './GiftEditor.module.css'

/** In the words of specification part 1, section 5. */
const TEXTS: Readonly<Partial<Record<keyof GiftDetails, Partial<Record<DetailProblem, MessageDescriptor>>>>> =
  {
    recipientName: { required: msg`Imię odbiorcy jest wymagane` },
    recipientEmail: { email: msg`Nieprawidłowy adres email` },
    recipientPhone: { phone: msg`Nieprawidłowy numer telefonu` },
    message: { too_long: msg`Wiadomość nie może przekraczać ${LONGEST_MESSAGE} znaków` },
  }

/** No occasion is chosen. */
const NONE = ''

export interface GiftDetailsFormProps {
  readonly details: GiftDetails
  /** The gift as it would be bought: with its words, and the name that its text was asked for by. */
  readonly gift: Personalization
  /** The gift travels as a parcel: it can be wrapped. */
  readonly isParcel: boolean
  readonly onChange: (change: Partial<GiftDetails>) => void
}

/** Whom a gift is for, when, and how. Specification part 1, section 5. */
export function GiftDetailsForm({ details, gift, isParcel, onChange }: GiftDetailsFormProps) {
  const { i18n, t } = useLingui()
  const prices = usePrices()
  const isElsewhere = !isOwnStorefront(useServices().config)
  const form = useRef<HTMLDivElement>(null)
  const [today] = useState(() => calendarDay(new Date()))
  const [problems, setProblems] = useState<ReadonlyMap<string, DetailProblem>>(new Map())
  const asked = useStore(askedToComplete)
  const [answered, setAnswered] = useState<typeof asked>(null)
  if (asked !== answered) {
    setAnswered(asked)
    // The page may have been open since yesterday.
    setProblems(
      new Map(checkWrittenGift(gift, asked?.today ?? today).map(({ field, code }) => [field, code])),
    )
  }
  useEffect(() => {
    if (asked === null) return undefined
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
    if (wrong === null) return undefined
    wrong.closest('details')?.setAttribute('open', '')
    // Missing words come before it, and are shown first.
    if (asked.missing !== null) return undefined
    // A just opened part can be scrolled to with the next frame.
    const frame = requestAnimationFrame(() => wrong.focus())
    return () => cancelAnimationFrame(frame)
  }, [asked])

  function change(part: Partial<GiftDetails>): void {
    onChange(part)
    if (Object.keys(part).some((name) => problems.has(name)))
      setProblems(new Map([...problems].filter(([name]) => !(name in part))))
  }
  function problem(name: keyof GiftDetails): { errorMessage?: string } {
    const code = problems.get(name)
    if (code === undefined) return {}
    return { errorMessage: i18n._(TEXTS[name]?.[code] ?? problemText(name, code)) }
  }
  const text = (
    name: 'recipientName' | 'recipientEmail' | 'recipientPhone' | 'message' | 'specialInstructions',
  ) => ({
    name,
    value: details[name],
    onChange: (value: string) => change({ [name]: value }),
    validationBehavior: 'aria' as const,
    ...problem(name),
  })
  const isNameAsked = asksForName(gift)
  const wrap = prices.text({ amount: GIFT_WRAP_COST, currencyCode: DEFAULT_CURRENCY })

  return (
    <div ref={form} className={styles.details}>
      {isElsewhere ? (
        <Notice tone="neutral">
          <Trans>
            Ten sklep ma własną kasę. Przekażemy mu Twoje słowa i dane prezentu, a on go przygotuje i doręczy.
          </Trans>
        </Notice>
      ) : null}
      <TextField
        {...text('recipientName')}
        label={t`Imię odbiorcy`}
        {...(!isNameAsked && { description: t`Wymagane, gdy prezent ma szczegóły albo słowa bez imienia.` })}
        autoComplete="off"
        isRequired={isNameAsked}
      />
      <div className={styles.pair}>
        <TextField
          {...text('recipientEmail')}
          label={t`E-mail odbiorcy (opcjonalnie)`}
          description={
            isElsewhere
              ? t`Przekażemy go sklepowi razem z zamówieniem.`
              : isParcel
                ? t`Tylko do kontaktu w sprawie paczki.`
                : t`Wyślemy tam kartkę o 8:00 w wybranym dniu. Bez dnia zapytamy po zakupie.`
          }
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <TextField
          {...text('recipientPhone')}
          label={t`Telefon odbiorcy (opcjonalnie)`}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      </div>
      <div className={styles.pair}>
        <Select
          label={t`Okazja`}
          name="occasion"
          value={isGiftDay(details.occasion) ? details.occasion : NONE}
          options={[
            { value: NONE, label: t`Wybierz` },
            ...GIFT_DAYS.map((day) => ({ value: day, label: i18n._(GIFT_DAY_LABELS[day]) })),
          ]}
          onChange={(occasion) => change({ occasion })}
        />
        <DateField
          label={t`Dzień doręczenia`}
          value={details.deliveryDate}
          min={today}
          max={lastDay(today)}
          onChange={(deliveryDate) => change({ deliveryDate })}
          {...problem('deliveryDate')}
        />
      </div>
      <TextField
        {...text('message')}
        label={t`Wiadomość obok prezentu (opcjonalnie)`}
        description={t`${lengthOf(details.message)} / ${LONGEST_MESSAGE} znaków`}
        multiline
      />
      <TextField {...text('specialInstructions')} label={t`Uwagi dla nas (opcjonalnie)`} multiline />
      {isParcel ? (
        <Checkbox isSelected={details.giftWrap} onChange={(giftWrap) => change({ giftWrap })}>
          <Trans>Zapakuj na prezent (+{wrap})</Trans>
        </Checkbox>
      ) : null}
      <Checkbox
        isSelected={details.anonymousSender}
        onChange={(anonymousSender) => change({ anonymousSender })}
      >
        <Trans>Nie zdradzaj, od kogo jest prezent</Trans>
      </Checkbox>
    </div>
  )
}
