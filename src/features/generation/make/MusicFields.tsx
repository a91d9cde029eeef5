import { useLingui } from '@lingui/react/macro'
import { MUSIC_DURATIONS, MUSIC_MOODS, type MusicOptions } from '#domain/generation/options.ts'
import { useFormat } from '#i18n/format.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { MUSIC_MOOD_WORDS } from '../parts/optionWords.ts'
import { numberOf } from './numberOf.ts'

export interface MusicFieldsProps {
  readonly options: MusicOptions
  readonly onChange: (change: Partial<MusicOptions>) => void
}

/** Mood and length of a piece of music. */
export function MusicFields({ options, onChange }: MusicFieldsProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  return (
    <>
      <RadioGroup
        label={t`Nastrój`}
        presentation="chips"
        value={options.mood}
        onChange={(mood) => onChange({ mood })}
        options={MUSIC_MOODS.map((mood) => ({ value: mood, label: i18n._(MUSIC_MOOD_WORDS[mood]) }))}
      />
      <RadioGroup
        label={t`Długość`}
        presentation="chips"
        value={String(options.duration)}
        onChange={(value) => onChange({ duration: numberOf(MUSIC_DURATIONS, value) })}
        options={MUSIC_DURATIONS.map((seconds) => ({
          value: String(seconds),
          label: format.duration(seconds * 1_000),
        }))}
      />
    </>
  )
}
