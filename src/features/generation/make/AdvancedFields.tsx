import { Trans, useLingui } from '@lingui/react/macro'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { NEGATIVE_PROMPT_MOST } from '#domain/generation/limits.ts'
import {
  IMAGE_QUALITIES,
  type ImageOptions,
  VIDEO_FRAME_RATES,
  VIDEO_RESOLUTIONS,
  type VideoOptions,
} from '#domain/generation/options.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextField } from '#ui/TextField.tsx'
import { IMAGE_QUALITY_WORDS } from '../parts/optionWords.ts'
import { numberOf } from './numberOf.ts'
import styles from './OptionFields.module.css'
import type { LooseOptions } from './readOptions.ts'
import { SeedField } from './SeedField.tsx'

interface CommonOptions {
  readonly seed?: number | undefined
  readonly negativePrompt?: string | undefined
}

export interface AdvancedFieldsProps {
  /** The parts that only one type has. */
  readonly image?: ImageOptions
  readonly video?: VideoOptions
  readonly common: CommonOptions
  /** What the chosen engine understands; what it doesn't isn't asked. */
  readonly takes: EngineOffer['takes']
  readonly isExpanded: boolean
  readonly onChange: (change: LooseOptions) => void
}

/** What most people leave as it is. */
export function AdvancedFields({ image, video, common, takes, isExpanded, onChange }: AdvancedFieldsProps) {
  const { t } = useLingui()
  if (image === undefined && video === undefined && !takes.seed && !takes.negativePrompt) return null
  return (
    <Disclosure title={<Trans>Więcej ustawień</Trans>} defaultExpanded={isExpanded}>
      <div className={styles.advanced}>
        {image === undefined ? null : <QualityField options={image} onChange={onChange} />}
        {video === undefined ? null : <SharpnessFields options={video} onChange={onChange} />}
        {takes.negativePrompt ? (
          <TextField
            label={t`Czego ma nie być`}
            description={t`Na przykład: ludzie, tekst, ramka`}
            value={common.negativePrompt ?? ''}
            maxLength={NEGATIVE_PROMPT_MOST}
            onChange={(value) => onChange({ negativePrompt: value === '' ? undefined : value })}
          />
        ) : null}
        {takes.seed ? <SeedField value={common.seed} onChange={(seed) => onChange({ seed })} /> : null}
      </div>
    </Disclosure>
  )
}

interface PartProps<Options> {
  readonly options: Options
  readonly onChange: (change: LooseOptions) => void
}

function QualityField({ options, onChange }: PartProps<ImageOptions>) {
  const { i18n, t } = useLingui()
  return (
    <RadioGroup
      label={t`Jakość`}
      presentation="chips"
      value={options.quality}
      onChange={(quality) => onChange({ quality })}
      options={IMAGE_QUALITIES.map((quality) => ({
        value: quality,
        label: i18n._(IMAGE_QUALITY_WORDS[quality]),
      }))}
    />
  )
}

function SharpnessFields({ options, onChange }: PartProps<VideoOptions>) {
  const { t } = useLingui()
  return (
    <>
      <RadioGroup
        label={t`Rozdzielczość`}
        presentation="chips"
        value={options.resolution}
        onChange={(resolution) => onChange({ resolution })}
        options={VIDEO_RESOLUTIONS.map((resolution) => ({ value: resolution, label: resolution }))}
      />
      <RadioGroup
        label={t`Klatki na sekundę`}
        presentation="chips"
        value={String(options.fps)}
        onChange={(value) => onChange({ fps: numberOf(VIDEO_FRAME_RATES, value) })}
        options={VIDEO_FRAME_RATES.map((rate) => ({ value: String(rate), label: String(rate) }))}
      />
    </>
  )
}
