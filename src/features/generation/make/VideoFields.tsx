import { useLingui } from '@lingui/react/macro'
import {
  VIDEO_ASPECTS,
  VIDEO_DURATIONS,
  VIDEO_STYLES,
  type VideoOptions,
} from '#domain/generation/options.ts'
import { useFormat } from '#i18n/format.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { VIDEO_ASPECT_WORDS, VIDEO_STYLE_WORDS } from '../parts/optionWords.ts'
import { numberOf } from './numberOf.ts'
import styles from './OptionFields.module.css'
import { ShapeArt } from './ShapeArt.tsx'
import { sidesOf } from './sides.ts'
import { StyleArt } from './StyleArt.tsx'

export interface VideoFieldsProps {
  readonly options: VideoOptions
  readonly onChange: (change: Partial<VideoOptions>) => void
}

/** Style, format and length of a film. */
export function VideoFields({ options, onChange }: VideoFieldsProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  return (
    <>
      <div className={styles.styles}>
        <RadioGroup
          label={t`Styl`}
          presentation="tiles"
          value={options.style}
          onChange={(style) => onChange({ style })}
          options={VIDEO_STYLES.map((style) => ({
            value: style,
            label: i18n._(VIDEO_STYLE_WORDS[style]),
            art: <StyleArt style={style} />,
          }))}
        />
      </div>
      <div className={styles.shapes}>
        <RadioGroup
          label={t`Format`}
          presentation="tiles"
          value={options.aspect}
          onChange={(aspect) => onChange({ aspect })}
          options={VIDEO_ASPECTS.map((aspect) => ({
            value: aspect,
            label: i18n._(VIDEO_ASPECT_WORDS[aspect]),
            art: <ShapeArt {...sidesOf(aspect)} />,
          }))}
        />
      </div>
      <RadioGroup
        label={t`Długość`}
        presentation="chips"
        value={String(options.duration)}
        onChange={(value) => onChange({ duration: numberOf(VIDEO_DURATIONS, value) })}
        options={VIDEO_DURATIONS.map((seconds) => ({
          value: String(seconds),
          label: format.duration(seconds * 1_000),
        }))}
      />
    </>
  )
}
