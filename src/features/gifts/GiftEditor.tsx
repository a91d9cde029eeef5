import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import { blankLabel } from '#domain/gifts/blankWords.ts'
import { type GiftWords, giftText, isWordless, LONGEST_TEXT, OPEN_LINE } from '#domain/gifts/giftWords.ts'
import type { GiftDetails } from '#domain/gifts/personalization.ts'
import type { Slot } from '#domain/wording/wording.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { Paper } from '#ui/Paper.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { BlankField } from './BlankField.tsx'
import { changeCurrentGift, currentGift } from './currentGift.ts'
import { EMPTY_GIFT, newGift } from './giftActions.ts'
import { GiftCard } from './GiftCard.tsx'
import { GiftDetailsForm } from './GiftDetailsForm.tsx'
import { GiftPaper } from './GiftPaper.tsx'
import type { GiftSectionProps } from './GiftSection.tsx'
import { OwnText } from './OwnText.tsx'
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

// For whoever has the words written.
const WriterPanel = lazyPart(() => import('./writer/WriterPanel.tsx'))

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
  const way = writing?.isOpen === true ? 'rules' : words.text === null ? 'template' : 'own'
  const smith = useWordsmith(language, way === 'rules')
  const { change, undo } = useUndo(gift?.id)
  const standing = smith.wordsmith === null ? null : standingText(draft, smith.wordsmith)

  function choose(next: Way): void {
    if (next === 'rules') {
      changeCurrentGift((now) => {
        const opened = now.writing === null ? begunWriting(product, now) : { ...now.writing, isOpen: true }
        return { ...now, writing: opened }
      })
      return
    }
    changeCurrentGift((now) => ({ ...now, writing: now.writing && { ...now.writing, isOpen: false } }))
    if (next === 'own') {
      const own = giftText(template, words, OPEN_LINE)
      changeWords({ text: words.text ?? (left?.of === gift?.id ? (left?.text ?? own) : own) })
      return
    }
    if (gift !== null && words.text !== null) setLeft({ of: gift.id, text: words.text })
    changeWords({ text: null })
  }

  // Whoever has written nothing yet sees at once what the rules write; whatever else stands there stays.
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

  return (
    <>
      <GiftCard product={product} language={language}>
        {standing !== null && way === 'rules' ? (
          <WrittenPaper written={standing} onTurn={sayOtherwise} />
        ) : words.text === null ? (
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
            onChange={(text) => changeWords({ text })}
          />
        )}
      </GiftCard>
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
          ]}
          onChange={choose}
        />
        {gift?.draft.wasInCart === true ? (
          <Button variant="quiet" size="small" onPress={() => currentGift.set({ handle, ...newGift() })}>
            <Trans>Zacznij następny</Trans>
          </Button>
        ) : null}
      </div>
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
          isParcel={variant?.requiresShipping === true}
          onChange={changeDetails}
        />
      </Disclosure>
    </>
  )
}

/** How the words come about: the product’s text with its blanks, a text by the rules, one of one’s own. */
type Way = 'template' | 'rules' | 'own'

const changeWords = (change: Partial<GiftWords>) =>
  changeCurrentGift((draft) => ({ ...draft, words: { ...draft.words, ...change } }))
const changeDetails = (change: Partial<GiftDetails>) =>
  changeCurrentGift((draft) => ({ ...draft, details: { ...draft.details, ...change } }))
