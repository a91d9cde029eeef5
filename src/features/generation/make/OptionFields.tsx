import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { AdvancedFields } from './AdvancedFields.tsx'
import type { FormType } from './formType.ts'
import { ImageFields } from './ImageFields.tsx'
import { MusicFields } from './MusicFields.tsx'
import { type LooseOptions, readOptions } from './readOptions.ts'
import { SpeechFields } from './SpeechFields.tsx'
import { VideoFields } from './VideoFields.tsx'

export interface OptionFieldsProps {
  readonly type: FormType
  readonly options: LooseOptions
  readonly onChange: (change: LooseOptions) => void
}

/** What is asked besides the prompt, of each type its own. */
export function OptionFields({ type, options, onChange }: OptionFieldsProps) {
  if (type === 'image') return <ImageFields options={readOptions(type, options)} onChange={onChange} />
  if (type === 'video') return <VideoFields options={readOptions(type, options)} onChange={onChange} />
  if (type === 'music') return <MusicFields options={readOptions(type, options)} onChange={onChange} />
  return <SpeechFields options={readOptions(type, options)} onChange={onChange} />
}

export interface MoreFieldsProps extends OptionFieldsProps {
  readonly takes: EngineOffer['takes']
  readonly isExpanded: boolean
}

const TAKES_NOTHING: EngineOffer['takes'] = { seed: false, negativePrompt: false, reference: false }

/** The rest of it, behind its title. */
export function MoreFields({ type, options, takes, ...rest }: MoreFieldsProps) {
  if (type === 'image') {
    const image = readOptions(type, options)
    return <AdvancedFields {...rest} image={image} common={image} takes={takes} />
  }
  if (type === 'video') {
    const video = readOptions(type, options)
    return <AdvancedFields {...rest} video={video} common={video} takes={takes} />
  }
  if (type === 'speech') return null
  const common = readOptions(type, options)
  return <AdvancedFields {...rest} common={common} takes={{ ...TAKES_NOTHING, seed: takes.seed }} />
}
