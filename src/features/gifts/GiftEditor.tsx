import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { blankLabel } from '#domain/gifts/blankWords.ts'
import { type GiftWords, giftText, LONGEST_TEXT } from '#domain/gifts/giftWords.ts'
import type { GiftDetails } from '#domain/gifts/personalization.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import { useServices } from '#services/services.tsx'
import type { GiftDraft } from '#offline/gifts/giftDrafts.ts'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { LatestWriter } from '#ui/form/LatestWriter.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { useStore } from '#ui/useStore.ts'
import { BlankField } from './BlankField.tsx'
import { changeCurrentGift, currentGift } from './currentGift.ts'
import { begunGift, EMPTY_GIFT, newGift, readGifts, typedInto, writeGift } from './giftActions.ts'
import { GiftDetailsForm } from './GiftDetailsForm.tsx'
import { GiftPaper } from './GiftPaper.tsx'
import type { GiftSectionProps } from './GiftSection.tsx'
import { OwnText } from './OwnText.tsx'
import styles from './GiftSection.module.css'

/** What stands where nothing was given yet, once the text is one's own: a line to write on. */
const OPEN = '____'

/** Writes a gift in place, and stores it on this device with every letter. */
export default function GiftEditor({ product, variant, template, giftId }: GiftSectionProps) {
  const { i18n, t } = useLingui()
  const { handle } = product
  const gift = useGift(handle, giftId)
  const { words, details } = gift?.draft ?? EMPTY_GIFT
  const language = languageOf(i18n.locale) ?? DEFAULT_LANGUAGE
  const labelOf = (name: string) => blankLabel(name, language)
  /** The text of this gift that the change to the template took away: it can be brought back. */
  const [left, setLeft] = useState<{ readonly of: string; readonly text: string } | null>(null)

  function choose(way: 'template' | 'own'): void {
    const own = giftText(template, words, OPEN)
    if (way === 'own') {
      changeWords({ text: left?.of === gift?.id ? (left?.text ?? own) : own })
      return
    }
    if (gift !== null && words.text !== null) setLeft({ of: gift.id, text: words.text })
    changeWords({ text: null })
  }

  return (
    <>
      {words.text === null ? (
        <GiftPaper
          template={template}
          labelOf={labelOf}
          renderBlank={(name, place) => (
            <BlankField
              key={place}
              label={labelOf(name)}
              value={words.given[name] ?? ''}
              onChange={(value) => changeWords({ given: { ...words.given, [name]: value } })}
            />
          )}
        />
      ) : (
        <OwnText
          label={t`Tekst w środku`}
          value={words.text}
          most={LONGEST_TEXT}
          onChange={(text) => changeWords({ text })}
        />
      )}
      <div className={styles.tools}>
        <RadioGroup
          label={t`Jak piszesz`}
          isLabelHidden
          presentation="chips"
          value={words.text === null ? 'template' : 'own'}
          options={[
            { value: 'template', label: t`Uzupełniam tekst` },
            { value: 'own', label: t`Piszę po swojemu` },
          ]}
          onChange={choose}
        />
        {gift?.draft.wasInCart === true ? (
          <Button variant="quiet" size="small" onPress={() => currentGift.set({ handle, ...newGift() })}>
            <Trans>Zacznij następny</Trans>
          </Button>
        ) : null}
      </div>
      <Disclosure title={t`Dla kogo i na kiedy`}>
        <GiftDetailsForm
          details={details}
          isParcel={variant?.requiresShipping === true}
          onChange={changeDetails}
        />
      </Disclosure>
    </>
  )
}

const changeWords = (change: Partial<GiftWords>) =>
  changeCurrentGift((draft) => ({ ...draft, words: { ...draft.words, ...change } }))
const changeDetails = (change: Partial<GiftDetails>) =>
  changeCurrentGift((draft) => ({ ...draft, details: { ...draft.details, ...change } }))

/** The gift that the address names, else the one begun last, else a new one; stored with every change. */
function useGift(handle: string, giftId: string | undefined) {
  const { session } = useServices()
  const current = useStore(currentGift)
  const [writer] = useState(() => new LatestWriter<GiftDraft>())
  const stored = useRef<GiftDraft | null>(null)

  useEffect(() => {
    // What is typed while the stored ones are still being read is typed into them.
    currentGift.set({ handle, ...newGift() })
    return () => currentGift.set(null)
  }, [handle])

  useEffect(() => {
    if (giftId !== undefined && currentGift.getSnapshot()?.id === giftId) return undefined
    let isGone = false
    const open = async () => {
      const gifts = await readGifts(handle)
      const typed = currentGift.getSnapshot()
      if (isGone || typed === null) return
      const found = gifts.find(({ id }) => id === giftId) ?? begunGift(gifts)
      // Only what has no row of its own yet was typed into nothing.
      const isUnread = gifts.every(({ id }) => id !== typed.id)
      stored.current = found?.draft ?? EMPTY_GIFT
      if (found === undefined) currentGift.set({ ...typed })
      else {
        const draft = isUnread ? typedInto(found.draft, typed.draft) : found.draft
        currentGift.set({ handle, id: found.id, draft })
      }
    }
    void open()
    return () => {
      isGone = true
    }
  }, [handle, giftId])

  useEffect(
    () =>
      session.onEnd((end) => {
        if (end !== 'signed-out') return
        const gift = newGift()
        stored.current = gift.draft
        currentGift.set({ handle, ...gift })
        // Whoever uses the device now has drafts of their own.
        void readGifts(handle)
      }),
    [handle, session],
  )

  useEffect(() => {
    if (current === null || current.handle !== handle || current.draft === stored.current) return
    stored.current = current.draft
    const { id, draft } = current
    void writer.write(
      { read: () => Promise.resolve(null), write: (value) => writeGift(handle, id, value ?? EMPTY_GIFT) },
      draft,
    )
  }, [current, handle, writer])

  return current?.handle === handle ? current : null
}
