import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { blankLabel } from '#domain/gifts/blankWords.ts'
import {
  type GiftWords,
  isWordless,
  LONGEST_TEXT,
  missingWords,
  OPEN_LINE,
  SIGNATURE_BLANK,
  signedWords,
  TEXT_EDITION,
} from '#domain/gifts/giftWords.ts'
import { bentNames, withGiven, withOwnForm } from '#domain/gifts/bentNames.ts'
import type { GiftDetails } from '#domain/gifts/personalization.ts'
import { giftText, shownWords } from '#domain/gifts/shownWords.ts'
import { blankNames } from '#domain/orders/blanks.ts'
import type { Slot } from '#domain/wording/wording.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import { announce } from '#ui/announce.ts'
import { BentNames } from '#ui/BentNames.tsx'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { askedPart } from '#ui/askedPart.ts'
import { Paper } from '#ui/Paper.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { useStore } from '#ui/useStore.ts'
import { BlankField } from './BlankField.tsx'
import { askedToComplete, changeCurrentGift, currentGift } from './currentGift.ts'
import { EMPTY_GIFT, named, newGift } from './giftActions.ts'
import { GiftCard } from './GiftCard.tsx'
import { GiftDetailsForm } from './GiftDetailsForm.tsx'
import { GiftPaper } from './GiftPaper.tsx'
import { MissingNote } from './MissingNote.tsx'
import type { GiftSectionProps } from './GiftSection.tsx'
import { OwnText } from './OwnText.tsx'
import { UnprintableNote } from './UnprintableNote.tsx'
import { useGift } from './useGift.ts'
import { useUndo } from './writer/useUndo.ts'
import { useWordsmith } from './writer/useWordsmith.ts'
import { WriterSkeleton } from './writer/WriterSkeleton.tsx'
import { WrittenPaper } from './writer/WrittenPaper.tsx'
import {
  begunWriting,
  standingText,
  withOtherTexts,
  withRequest,
  withText,
  withTurn,
  withVariant,
} from './writer/writtenGift.ts'
import styles from './GiftEditor.module.css'
import paper from './GiftPaper.module.css'

// Only for texts written by the rules.
const WriterPanel = askedPart(() => import('./writer/WriterPanel.tsx'))

/** Writes a gift in place, and stores it on this device with every letter. */
export default function GiftEditor({ product, variant, template, giftId }: GiftSectionProps) {
  const { i18n, t } = useLingui()
  const { handle } = product
  const gift = useGift(handle, giftId)
  const draft = gift?.draft ?? EMPTY_GIFT
  const { words, details, writing } = draft
  const language = languageOf(i18n.locale) ?? DEFAULT_LANGUAGE
  const labelOf = (name: string) => blankLabel(name, language)
  /** The text of this gift that the change to the template took away: it can be brought back. */
  const [left, setLeft] = useState<{ readonly of: string; readonly text: string } | null>(null)
  const isPrinted = variant?.requiresShipping === true
  const isByHand = isPrinted && words.isByHand === true
  const way = isByHand
    ? 'hand'
    : writing?.isOpen === true
      ? 'rules'
      : words.text === null
        ? 'template'
        : 'own'
  const smith = useWordsmith(language, way === 'rules')
  const { change, undo } = useUndo(gift?.id)
  const standing = smith.wordsmith === null ? null : standingText(draft, smith.wordsmith)

  const signing = { isAnonymous: details.anonymousSender, language }
  const unnamed = signedWords({}, signing)[SIGNATURE_BLANK]
  const lastAsked = useStore(askedToComplete)
  const askedFor = lastAsked?.handle === handle && lastAsked.missing !== null ? lastAsked : null
  const missing =
    askedFor !== null
      ? missingWords({ blanks: blankNames(template), words, isAnonymous: signing.isAnonymous, isPrinted })
      : null
  const paperRef = useRef<HTMLDivElement>(null)
  const noteId = useId()
  useEffect(() => {
    if (askedFor === null) return undefined
    // The card may have to open first.
    const frame = requestAnimationFrame(() => focusMissing(paperRef.current))
    return () => cancelAnimationFrame(frame)
  }, [askedFor])
  useEffect(() => () => askedToComplete.set(null), [])

  function choose(next: Way): void {
    changeWords({ isByHand: next === 'hand' })
    if (next === 'rules') {
      changeCurrentGift((now) => {
        const opened = now.writing === null ? begunWriting(product, now) : { ...now.writing, isOpen: true }
        return { ...now, writing: opened }
      })
      return
    }
    changeCurrentGift((now) => ({ ...now, writing: now.writing && { ...now.writing, isOpen: false } }))
    if (next === 'hand') return
    if (next === 'own') {
      const signed = { ...words, given: signedWords(words.given, signing) }
      const own = giftText(template, signed, OPEN_LINE)
      changeWords({ text: words.text ?? (left?.of === gift?.id ? (left?.text ?? own) : own) })
      return
    }
    if (gift !== null && words.text !== null) setLeft({ of: gift.id, text: words.text })
    changeWords({ text: null })
  }

  // A gift without words shows the rules' text at once; existing words stay.
  const { wordsmith } = smith
  const isBare = way === 'rules' && writing?.variant === null && isWordless(words)
  useEffect(() => {
    if (isBare && wordsmith !== null) changeCurrentGift((now) => withVariant(now, 0, wordsmith))
  }, [isBare, wordsmith])

  function sayOtherwise(slot: Slot): void {
    if (wordsmith === null) return
    change((now) => withTurn(now, slot, wordsmith))
    const now = currentGift.getSnapshot()
    const said = now === null ? null : standingText(now.draft, wordsmith)
    announce(said?.sentences.find((sentence) => sentence.slot === slot)?.text ?? '')
  }

  function beginNext(): void {
    askedToComplete.set(null)
    currentGift.set({ handle, ...newGift() })
  }

  return (
    <>
      {missing === null ? null : (
        <MissingNote
          id={noteId}
          missing={missing}
          labelOf={labelOf}
          onUnsigned={() => changeDetails({ anonymousSender: true })}
          onByHand={isPrinted ? () => choose('hand') : null}
        />
      )}
      <GiftCard
        product={product}
        language={language}
        text={isByHand ? '' : giftText(template, words, OPEN_LINE)}
        openedFor={askedFor}
      >
        <div ref={paperRef} className={paper.inside}>
          {isByHand ? (
            <Paper className={paper.paper}>{null}</Paper>
          ) : standing !== null && way === 'rules' ? (
            <WrittenPaper written={standing} onTurn={sayOtherwise} />
          ) : words.text === null ? (
            <GiftPaper
              template={template}
              labelOf={labelOf}
              renderBlank={(blank, place) => (
                <BlankField
                  key={place}
                  label={labelOf(blank.name)}
                  printed={blank.name === SIGNATURE_BLANK ? unnamed : undefined}
                  isMissing={missing?.kind === 'blanks' && missing.names.includes(blank.name)}
                  describedBy={noteId}
                  value={words.given[blank.name] ?? ''}
                  shown={shownWords(blank, words.given)}
                  onChange={(value) => changeGiven(withGiven(words.given, blank.name, value))}
                />
              )}
            />
          ) : way === 'rules' && wordsmith === null && !smith.hasFailed ? (
            <Paper className={paper.paper}>
              {words.text.split(/\n{2,}/u).map((paragraph, place) => (
                <p key={place}>{paragraph}</p>
              ))}
            </Paper>
          ) : (
            <OwnText
              label={t`Tekst w środku`}
              value={words.text}
              most={LONGEST_TEXT}
              isMissing={missing?.kind === 'text'}
              describedBy={noteId}
              onChange={(text) => changeWords({ text })}
            />
          )}
        </div>
      </GiftCard>
      {isByHand ? null : <UnprintableNote words={words} />}
      {isByHand ? (
        <p className={styles.note}>
          <Trans>W środku nic nie wydrukujemy. Twoje słowa dopiszesz ręcznie.</Trans>
        </p>
      ) : null}
      <div className={styles.tools}>
        <RadioGroup
          label={t`Jak piszesz`}
          isLabelHidden
          presentation="chips"
          value={way}
          options={[
            { value: 'template', label: t`Uzupełniam tekst` },
            { value: 'rules', label: t`Napisz za mnie` },
            { value: 'own', label: t`Piszę po swojemu` },
            ...(isPrinted ? [{ value: 'hand' as const, label: t`Zostawiam puste, dopiszę ręcznie` }] : []),
          ]}
          onChange={choose}
        />
        {gift?.draft.wasInCart === true ? (
          <Button variant="quiet" size="small" onPress={beginNext}>
            <Trans>Zacznij następny</Trans>
          </Button>
        ) : null}
      </div>
      {way === 'template' ? (
        <BentNames
          names={bentNames(template, words.given).map((one) => ({ ...one, label: labelOf(one.name) }))}
          onCorrect={(name, form) => changeGiven(withOwnForm(words.given, name, form))}
        />
      ) : null}
      {way === 'rules' && writing !== null ? (
        <Suspense fallback={<WriterSkeleton />}>
          <WriterPanel
            request={writing.request}
            smith={smith}
            language={language}
            chosen={standing === null ? null : writing.variant}
            onRequest={(asked, by) => change((now) => withRequest(now, asked, wordsmith), by)}
            onChoose={(chosen) =>
              wordsmith === null ? undefined : change((now) => withVariant(now, chosen, wordsmith))
            }
            onMix={() => (wordsmith === null ? undefined : change((now) => withOtherTexts(now, wordsmith)))}
            text={words.text}
            onTake={(text) => change((now) => withText(now, text))}
            onUndo={undo}
          />
        </Suspense>
      ) : null}
      <Disclosure title={t`Dla kogo i kiedy`}>
        <GiftDetailsForm
          details={details}
          gift={{ ...named(draft), words }}
          isParcel={isPrinted}
          onChange={changeDetails}
        />
      </Disclosure>
    </>
  )
}

/** Focuses the first missing part: in a text, the line for it. */
function focusMissing(inside: HTMLElement | null): void {
  const field = inside?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
  field?.focus()
  if (!(field instanceof HTMLTextAreaElement)) return
  const at = field.value.indexOf(OPEN_LINE)
  if (at !== -1) field.setSelectionRange(at, at + OPEN_LINE.length)
}

/**
 * How the words are written: the product’s text with its blanks, a text by the rules, one of one’s own, or by hand on a
 * print with an empty inside.
 */
type Way = 'template' | 'rules' | 'own' | 'hand'

const changeWords = (change: Partial<GiftWords>) =>
  changeCurrentGift((draft) => ({ ...draft, words: { ...draft.words, ...change } }))
const changeGiven = (given: GiftWords['given']) => changeWords({ given, edition: TEXT_EDITION })
const changeDetails = (change: Partial<GiftDetails>) =>
  changeCurrentGift((draft) => ({ ...draft, details: { ...draft.details, ...change } }))
