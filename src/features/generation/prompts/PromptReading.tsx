import { Trans, useLingui } from '@lingui/react/macro'
import type { MotifName, UnreadWord } from '#domain/generation/reading/brief.ts'
import { nameOf, type TellingLanguage } from '#domain/generation/reading/tellBrief.ts'
import { tellReading, type ToldReading } from '#domain/generation/reading/tellReading.ts'
import type { Reading } from '#domain/generation/reading/understandsPrompt.ts'
import { usePaused } from '#ui/usePaused.ts'
import { Chip, ChipRow } from './ChipRow.tsx'
import { OPTION_WORDS } from '#ui/generatorOptions/optionWords.ts'
import styles from './PromptReading.module.css'
import { addWords } from './promptWords.ts'

export interface PromptReadingProps {
  readonly prompt: string
  readonly reading: Reading
  readonly onChange: (prompt: string) => void
}

/** The pause in typing after which the understood parts are announced again, ms. */
const PAUSE_MS = 250
const SUGGESTED: readonly MotifName[] = ['cat', 'cake', 'bouquet', 'house', 'unicorn', 'newlyweds']

/** A rule-based engine's understanding of a prompt, shown before anything is spent, with corrections. */
export default function PromptReading({ prompt, reading, onChange }: PromptReadingProps) {
  const { i18n } = useLingui()
  const language: TellingLanguage = i18n.locale === 'en' ? 'en' : 'pl'
  const paused = usePaused(prompt, PAUSE_MS)
  if (paused.trim() === '') return null
  const told = tellReading(paused, reading, language)
  return (
    <div className={styles.reading}>
      <div className={styles.lines} aria-live="polite" data-testid="reading">
        {told.isUnderstood ? null : <NothingLine type={reading.type} />}
        <ShownLine told={told} />
        {told.written.length === 0 ? null : <WrittenLine lines={told.written} />}
        {told.followed.length === 0 ? null : (
          <p>
            <Trans>
              <strong>Uwzględnię:</strong> {told.followed.join(', ')}.
            </Trans>
          </p>
        )}
        {told.missed.length === 0 ? null : (
          <p>
            <Trans>
              <strong>Nie umiem:</strong> {told.missed.join(', ')}.
            </Trans>
          </p>
        )}
      </div>
      {told.isLettering || reading.type === 'music' ? null : (
        <Corrections
          prompt={paused}
          unread={told.ignored}
          language={language}
          suggests={!told.isUnderstood}
          onChange={onChange}
        />
      )}
    </div>
  )
}

function NothingLine({ type }: { readonly type: Reading['type'] }) {
  return (
    <p className={styles.warning}>
      {type === 'video' ? (
        <Trans>Nic z tego nie umiem pokazać. Nazwij rzecz, osobę lub miejsce; za to nic nie zapłacisz.</Trans>
      ) : (
        <Trans>
          Nic z tego nie umiem narysować. Nazwij rzecz, osobę lub miejsce; za to nic nie zapłacisz.
        </Trans>
      )}
    </p>
  )
}

/** The parts shown in a picture or a film, or heard in a piece of music. */
function ShownLine({ told }: { readonly told: ToldReading }) {
  const { i18n } = useLingui()
  const { shown, type, animation, mood } = told
  if (mood !== null) {
    const named = i18n._(OPTION_WORDS.music.mood.values[mood]).toLocaleLowerCase(i18n.locale)
    return (
      <p>
        <Trans>
          <strong>Zagram:</strong> nastrój {named}.
        </Trans>
      </p>
    )
  }
  const kind =
    animation === null || animation === 'scene' ? '' : i18n._(OPTION_WORDS.video.animation.values[animation])
  const all = [kind, shown].filter((part) => part !== '').join(': ')
  if (!told.isUnderstood || all === '') return null
  return type === 'video' ? (
    <p>
      <Trans>
        <strong>Pokażę:</strong> {all}.
      </Trans>
    </p>
  ) : (
    <p>
      <Trans>
        <strong>Narysuję:</strong> {all}.
      </Trans>
    </p>
  )
}

function WrittenLine({ lines }: { readonly lines: readonly string[] }) {
  const text = lines.join(' / ')
  const shown = text.length > 160 ? `${text.slice(0, 160)}…` : text
  return (
    <p>
      <Trans>
        <strong>Napiszę:</strong> „{shown}”
      </Trans>
    </p>
  )
}

interface CorrectionsProps {
  readonly prompt: string
  readonly unread: readonly UnreadWord[]
  readonly language: TellingLanguage
  /** Whether to offer things to begin with. */
  readonly suggests: boolean
  readonly onChange: (prompt: string) => void
}

/** Buttons that make a prompt understood: a corrected word, a name to be written, a beginning. */
function Corrections({ prompt, unread, language, suggests, onChange }: CorrectionsProps) {
  const { t } = useLingui()
  const meant = unread.flatMap(({ word, start, end, near }) =>
    near.map((name) => ({
      word,
      name,
      replaced: prompt.slice(0, start) + nameOf(name, language) + prompt.slice(end),
    })),
  )
  const names = unread.filter(({ word, start }) => /^\p{Lu}\p{Ll}/u.test(word) && start > 0)
  const things = suggests && meant.length === 0 ? SUGGESTED : []
  if (meant.length + names.length + things.length === 0) return null
  return (
    <ChipRow label={t`Popraw opis`}>
      {meant.map(({ word, name, replaced }) => (
        <Chip key={`${word} ${name}`} onPress={() => onChange(replaced)}>
          {word} → {nameOf(name, language)}
        </Chip>
      ))}
      {names.map(({ word }) => (
        <Chip key={word} onPress={() => onChange(addWords(prompt, t`napis „${word}”`))}>
          <Trans>Napisz „{word}”</Trans>
        </Chip>
      ))}
      {things.map((name) => (
        <Chip key={name} onPress={() => onChange(addWords(prompt, nameOf(name, language)))}>
          {nameOf(name, language)}
        </Chip>
      ))}
    </ChipRow>
  )
}

/** The text as it was when typing last paused; at once where it was changed by a press. */
