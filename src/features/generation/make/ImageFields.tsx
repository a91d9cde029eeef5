import { useLingui } from '@lingui/react/macro'
import { IMAGE_SIZES, IMAGE_STYLES, type ImageOptions } from '#domain/generation/options.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { IMAGE_SIZE_WORDS, IMAGE_STYLE_WORDS } from '../parts/optionWords.ts'
import styles from './OptionFields.module.css'
import { ShapeArt } from './ShapeArt.tsx'
import { sidesOf } from './sides.ts'
import { StyleArt } from './StyleArt.tsx'

export interface ImageFieldsProps {
  readonly options: ImageOptions
  readonly onChange: (change: Partial<ImageOptions>) => void
}

/** Style and format of a picture. */
export function ImageFields({ options, onChange }: ImageFieldsProps) {
  const { i18n, t } = useLingui()
  return (
    <>
      <div className={styles.styles}>
        <RadioGroup
          label={t`Styl`}
          presentation="tiles"
          value={options.style}
          onChange={(style) => onChange({ style })}
          options={IMAGE_STYLES.map((style) => ({
            value: style,
            label: i18n._(IMAGE_STYLE_WORDS[style]),
            art: <StyleArt style={style} />,
          }))}
        />
      </div>
      <div className={styles.shapes}>
        <RadioGroup
          label={t`Format`}
          presentation="tiles"
          value={options.size}
          onChange={(size) => onChange({ size })}
          options={IMAGE_SIZES.map((size) => ({
            value: size,
            label: i18n._(IMAGE_SIZE_WORDS[size]),
            art: <ShapeArt {...sidesOf(size)} />,
          }))}
        />
      </div>
    </>
  )
}
