import { Trans, useLingui } from '@lingui/react/macro'
import type { MotifName, UnreadWord } from '#domain/generation/reading/brief.ts'
import type { OptionsOf } from '#domain/generation/options.ts'
import { isDrawable, readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { nameOf, tellBrief, type TellingLanguage } from '#domain/generation/reading/tellBrief.ts'
import { cardWords, letteringWords } from '#domain/generation/reading/writtenWords.ts'
import { usePaused } from '#ui/usePaused.ts'
import { Chip, ChipRow } from './ChipRow.tsx'
import styles from './PromptReading.module.css'
import { addWords } from './promptWords.ts'

export interface PromptReadingProps {
  readonly prompt: string
  readonly negativePrompt: string
  readonly style: OptionsOf['image']['style']
  readonly onChange: (prompt: string) => void
}

/** How long a person has to pause before what is understood is said again, ms. */
const PAUSE_MS = 250
const SUGGESTED: readonly MotifName[] = ['cat', 'cake', 'bouquet', 'house', 'unicorn', 'newlyweds']

/** What an engine that draws by rules will make of a prompt, said before anything is spent, and ways to correct it. */
export default function PromptReading({ prompt, negativePrompt, style, onChange }: PromptReadingProps) {
  const { i18n } = useLingui()
  const language: TellingLanguage = i18n.locale === 'en' ? 'en' : 'pl'
  const paused = usePaused(prompt, PAUSE_MS)
  if (paused.trim() === '') return null
  const brief = readPrompt(paused, negativePrompt)
  const isText = style === 'typographic'
  const written = isText ? letteringWords(brief, paused) : cardWords(brief)
  const drawn = isText ? '' : tellBrief(brief, language)
  const isKnown = isDrawable(brief, style)
  const { unread } = brief
  return (
    <div className={styles.reading}>
      <div className={styles.lines} aria-live="polite" data-testid="reading">
        {isKnown ? null : (
          <p className={styles.warning}>
            <Trans>
              Nic z tego nie umiem narysować. Nazwij rzecz, osobę lub miejsce; za to nic nie zapłacisz.
            </Trans>
          </p>
        )}
        {isKnown && drawn !== '' ? (
          <p>
            <Trans>
              <strong>Narysuję:</strong> {drawn}.
            </Trans>
          </p>
        ) : null}
        {written.length === 0 ? null : <WrittenLine lines={written} />}
        {unread.length === 0 || isText ? null : (
          <p>
            <Trans>
              <strong>Nie umiem:</strong> {unread.map(({ word }) => word).join(', ')}.
            </Trans>
          </p>
        )}
      </div>
      {isText ? null : (
        <Corrections
          prompt={paused}
          unread={unread}
          language={language}
          suggests={!isKnown}
          onChange={onChange}
        />
      )}
    </div>
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

/** Presses that make a prompt understood: what was meant, a name to be written, something to begin with. */
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
