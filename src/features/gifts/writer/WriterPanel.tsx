import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { RotateCcw, Shuffle, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { RECIPIENTS } from '#domain/catalogue/giftNames.ts'
import { blankLabel } from '#domain/gifts/blankWords.ts'
import { WRITING_DAYS } from '#domain/gifts/giftDays.ts'
import { LONGEST_WORDS } from '#domain/orders/blanks.ts'
import type { WrittenLanguage } from '#domain/wording/loadWordsmith.ts'
import { MATTER_TONES, MATTERS } from '#domain/wording/matters.ts'
import {
  ADDRESSES,
  LENGTHS,
  LONGEST_MEMORY,
  LONGEST_NAME,
  type Tone,
  TONES,
} from '#domain/wording/wording.ts'
import { canBeFormal } from '#domain/wording/canBeFormal.ts'
import type { WritingRequest } from '#domain/wording/writingRequest.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { GIFT_DAY_LABELS } from '#ui/giftDayLabels.ts'
import { Notice } from '#ui/Notice.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { RELATION_LABELS } from '#ui/relationLabels.ts'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { isFocusLost } from '#ui/useListFocus.ts'
import { EngineTexts } from './EngineTexts.tsx'
import type { WordsmithState } from './useWordsmith.ts'
import { variantPreviews } from './variantPreviews.ts'
import { PreviewSkeletons } from './WriterSkeleton.tsx'
import { ADDRESS_LABELS, LENGTH_LABELS, TONE_LABELS } from './writerWords.ts'
import styles from './Writer.module.css'

export interface WriterPanelProps {
  readonly request: WritingRequest
  readonly smith: WordsmithState
  readonly language: WrittenLanguage
  /** The text on the card, by its number; null for none of them. */
  readonly chosen: number | null
  /** `by` names the field that was typed into. */
  readonly onRequest: (change: Partial<WritingRequest>, by?: string) => void
  readonly onChoose: (variant: number) => void
  /** Puts the texts together anew. */
  readonly onMix: () => void
  /** The card's text. */
  readonly text: string | null
  /** Puts an engine’s text onto the card. */
  readonly onTake: (text: string) => void
  /** Null where nothing can be taken back. */
  readonly onUndo: (() => void) | null
}

/** „Napisz za mnie”: the options of the text, and three texts to choose from, rewritten with every letter. */
export default function WriterPanel(props: WriterPanelProps) {
  const { request, smith, language, chosen, text: taken, onRequest, onChoose, onMix, onTake, onUndo } = props
  const { i18n, t } = useLingui()
  const { textEngine } = useServices().config
  const here = useLocation({ select: ({ href }) => href })
  const { wordsmith, hasFailed, retry } = smith
  const mix = useRef<HTMLButtonElement>(null)
  const text = (name: 'name' | 'memory' | 'sender') => ({
    value: request[name],
    onChange: (value: string) => onRequest({ [name]: value }, name),
    autoComplete: 'off',
  })
  const { matter } = request
  const tones: readonly Tone[] = matter === undefined ? TONES : MATTER_TONES
  const isUnbent =
    language === 'pl' && wordsmith !== null && request.name.trim() !== '' && !wordsmith.canBend(request.name)

  function takeBack(): void {
    onUndo?.()
    // The button goes with the last step: a keyboard user's focus stays beside it.
    requestAnimationFrame(() => {
      if (isFocusLost()) mix.current?.focus()
    })
  }

  return (
    <div className={styles.panel}>
      <div className={styles.pair}>
        <TextField
          {...text('name')}
          label={t`Dla kogo: imię`}
          placeholder={t`Marta`}
          maxLength={LONGEST_NAME}
          {...(isUnbent ? { description: t`Tego imienia nie odmieniamy: stanie tak, jak jest.` } : {})}
        />
        <TextField {...text('sender')} label={t`Podpis`} placeholder={t`Ola`} maxLength={LONGEST_NAME} />
      </div>
      {matter === undefined ? (
        <TextField
          {...text('memory')}
          label={t`Jedno wspomnienie`}
          placeholder={t`jak o drugiej w nocy piekłyśmy drożdżówki`}
          maxLength={LONGEST_MEMORY}
          multiline
        />
      ) : (
        <div className={styles.pair}>
          {MATTERS[matter].map((fact) => (
            <TextField
              key={fact}
              label={blankLabel(fact, language)}
              value={request.facts?.[fact] ?? ''}
              onChange={(value) => onRequest({ facts: { ...request.facts, [fact]: value } }, fact)}
              autoComplete="off"
              maxLength={LONGEST_WORDS}
            />
          ))}
        </div>
      )}
      <RadioGroup
        label={t`Jak ma brzmieć`}
        presentation="chips"
        value={tones.includes(request.tone) ? request.tone : 'warm'}
        options={tones.map((tone) => ({ value: tone, label: i18n._(TONE_LABELS[tone]) }))}
        onChange={(tone) => onRequest({ tone })}
      />
      <Disclosure title={matter === undefined ? t`Okazja, bliskość i długość` : t`Długość i zwrot`}>
        <div className={styles.more}>
          {matter === undefined ? (
            <div className={styles.pair}>
              <Select
                label={t`Okazja`}
                value={request.occasion}
                options={[
                  { value: '', label: t`Bez okazji` },
                  ...WRITING_DAYS.map((day) => ({ value: day, label: i18n._(GIFT_DAY_LABELS[day]) })),
                ]}
                onChange={(occasion) => onRequest({ occasion })}
              />
              <Select
                label={t`Kim jest dla Ciebie`}
                value={request.relation}
                options={[
                  { value: '', label: t`Nie mówię` },
                  ...RECIPIENTS.map((one) => ({ value: one, label: i18n._(RELATION_LABELS[one]) })),
                ]}
                onChange={(relation) => onRequest({ relation })}
              />
            </div>
          ) : null}
          <RadioGroup
            label={t`Długość`}
            presentation="chips"
            value={request.length}
            options={LENGTHS.map((length) => ({ value: length, label: i18n._(LENGTH_LABELS[length]) }))}
            onChange={(length) => onRequest({ length })}
          />
          {canBeFormal(request) ? (
            <RadioGroup
              label={t`Jak się zwracać`}
              presentation="chips"
              value={request.address}
              options={ADDRESSES.map((address) => ({
                value: address,
                label: i18n._(ADDRESS_LABELS[address]),
              }))}
              onChange={(address) => onRequest({ address })}
            />
          ) : null}
        </div>
      </Disclosure>
      {hasFailed ? (
        <div role="alert">
          <Notice
            tone="danger"
            title={t`Nie udało się wygenerować podglądu`}
            action={
              <Button size="small" icon={<RotateCcw size={16} />} onPress={retry}>
                <Trans>Spróbuj ponownie</Trans>
              </Button>
            }
          >
            <Trans>Sprawdź połączenie z siecią. To, co już jest na kartce, zostaje.</Trans>
          </Notice>
        </div>
      ) : wordsmith === null ? (
        <PreviewSkeletons />
      ) : (
        <div className={styles.previews}>
          <RadioGroup
            label={t`Wybierz jeden z trzech tekstów`}
            presentation="cards"
            value={chosen === null ? null : String(chosen)}
            options={variantPreviews(request, wordsmith).map((description, place) => ({
              value: String(place),
              label: t`Tekst ${place + 1}`,
              description,
            }))}
            onChange={(place) => onChoose(Number(place))}
          />
          <div className={styles.actions}>
            <Button ref={mix} size="small" icon={<Shuffle size={16} />} onPress={onMix}>
              <Trans>Ułóż inaczej</Trans>
            </Button>
            {onUndo === null ? null : (
              <Button variant="quiet" size="small" icon={<Undo2 size={16} />} onPress={takeBack}>
                <Trans>Cofnij</Trans>
              </Button>
            )}
          </div>
        </div>
      )}
      {textEngine === null ? null : (
        <EngineTexts
          engine={textEngine}
          request={request}
          language={language}
          text={taken}
          here={here}
          onTake={onTake}
        />
      )}
      <p className={styles.honest}>
        {textEngine === null ? (
          <Trans>
            To nie AI: zdania układają reguły, na tym urządzeniu. Każde słowo zmienisz w „Piszę po swojemu”.
          </Trans>
        ) : (
          <Trans>
            Pierwsze trzy teksty układają reguły, na tym urządzeniu. Z AI są tylko te, które tak się nazywają:
            imię, wspomnienie i podpis czyta wtedy {textEngine}. Przeczytaj je, zanim podarujesz.
          </Trans>
        )}
      </p>
    </div>
  )
}
