import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useDeferredValue, useEffect, useRef } from 'react'
import type { Fields } from '#domain/fields/field.ts'
import { checkPersonal, type Given, type PersonalFault, tidied } from '#domain/personal/checkPersonal.ts'
import { missingLetter } from '#domain/personal/letterWidths.ts'
import { PERSONAL_FIELDS } from '#domain/personal/personalFields.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import { Button } from '#ui/Button.tsx'
import { FieldInput } from '#ui/form/fields/FieldInput.tsx'
import { problemText } from '#ui/form/problemTexts.ts'
import PersonalPicture from '#ui/personal/PersonalPicture.tsx'
import { personalWords } from '#ui/personal/personalWords.ts'
import { useStore } from '#ui/useStore.ts'
import { askedToComplete, changeCurrentGift, currentGift } from '../currentGift.ts'
import { EMPTY_GIFT, newGift } from '../giftActions.ts'
import { useGift } from '../useGift.ts'
import styles from './Personal.module.css'
import type { PersonalSectionProps } from './PersonalSection.tsx'

/** The fields of a thing beside a drawing of it; stored on this device with every change. */
export default function PersonalEditor({ handle, product, variant, giftId }: PersonalSectionProps) {
  const { i18n, t } = useLingui()
  const gift = useGift(handle, giftId)
  const { given } = (gift?.draft ?? EMPTY_GIFT).words
  const drawn = useDeferredValue(given)
  const asked = useStore(askedToComplete)
  const isAsked = asked?.handle === handle
  const form = useRef<HTMLDivElement>(null)
  const faults = checkPersonal(handle, given)
  const fields: Fields = PERSONAL_FIELDS[handle]
  const words = personalWords(handle, languageOf(i18n.locale) ?? DEFAULT_LANGUAGE)
  const isExample = faults.some(({ code }) => code === 'required')

  useEffect(() => {
    if (asked?.handle === handle) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [asked, handle])

  /** An unprintable sign is reported at once, a missing value only after a press. */
  function messageOf(name: string): string | undefined {
    const fault = faults.find(({ field }) => field === name)
    if (fault === undefined || (!isAsked && fault.code !== 'sign')) return undefined
    return faultText(fault)
  }

  function faultText({ field, code }: PersonalFault): string {
    if (code !== 'sign') return i18n._(problemText(field, code))
    const sign = missingLetter(tidied(given[field] ?? '')) ?? ''
    return t`Tego znaku nie umiemy wydrukować: ${sign}`
  }

  return (
    <div className={styles.editor}>
      <figure className={styles.preview}>
        {/* Drawn of many parts: one picture to those who don't see it. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <div className={styles.stage} role="img" aria-label={t`Podgląd: ${product.title}`}>
          <PersonalPicture
            handle={handle}
            variantTitle={variant?.title ?? ''}
            given={drawn}
            className={styles.drawing}
          />
        </div>
        <figcaption className={styles.caption}>
          {isExample ? (
            <Trans>To przykład. Uzupełnij pola, a zobaczysz swój.</Trans>
          ) : (
            <Trans>Tak to będzie wyglądać.</Trans>
          )}
        </figcaption>
      </figure>
      <div ref={form} className={styles.fields}>
        <Suspense>
          {Object.entries(fields).map(([name, field]) => {
            const said = words[name]
            return said === undefined ? null : (
              <FieldInput
                key={`${gift?.id ?? ''} ${name}`}
                field={field}
                words={said}
                value={given[name] ?? field.default}
                errorMessage={messageOf(name)}
                onChange={(value) => give({ [name]: value === undefined ? '' : String(value) })}
              />
            )
          })}
        </Suspense>
        {gift?.draft.wasInCart === true ? (
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              askedToComplete.set(null)
              currentGift.set({ handle, ...newGift() })
            }}
          >
            <Trans>Zacznij następny</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  )
}

const give = (change: Given) =>
  changeCurrentGift((draft) => ({
    ...draft,
    words: { text: null, given: { ...draft.words.given, ...change } },
  }))
