import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TextCounts } from '#domain/text/measures/countText.ts'
import type { SmsLength } from '#domain/text/measures/smsParts.ts'
import { useFormat } from '#i18n/format.ts'
import styles from '../Panel.module.css'

interface CountsProps {
  readonly counts: TextCounts
  readonly sms: SmsLength
}

/** Signs of a message's alphabet that are named. */
const NAMED = 5

/** Characters, words, sentences, time and messages. */
export function Counts({ counts, sms }: CountsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const because = sms.because.slice(0, NAMED).join(' ')
  const facts = [
    [t`Znaki`, format.number(counts.characters)],
    [t`Znaki bez spacji`, format.number(counts.charactersWithoutSpaces)],
    [t`Słowa`, format.number(counts.words)],
    [t`Zdania`, format.number(counts.sentences)],
    [t`Akapity`, format.number(counts.paragraphs)],
    [t`Czytanie`, format.duration(counts.readingSeconds * 1_000)],
    [t`Mówienie`, format.duration(counts.speakingSeconds * 1_000)],
    [t`Części SMS-a`, format.number(sms.parts)],
  ] as const
  return (
    <div className={styles.part}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sms.parts === 0 ? null : (
        <p className={styles.quiet}>
          {t`${plural(sms.left, {
            0: 'W ostatniej części SMS-a nie ma już miejsca.',
            one: 'W ostatniej części SMS-a zmieści się jeszcze # znak.',
            few: 'W ostatniej części SMS-a zmieszczą się jeszcze # znaki.',
            many: 'W ostatniej części SMS-a zmieści się jeszcze # znaków.',
            other: 'W ostatniej części SMS-a zmieści się jeszcze # znaku.',
          })}`}{' '}
          {because === '' ? null : t`Część ma tylko 70 znaków, bo w tekście są: ${because}`}
        </p>
      )}
    </div>
  )
}
