import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SpeechModel } from './speechModel.ts'
import { readOnnxMetadata } from './readOnnxMetadata.ts'

/** A folder holds no model that is known, for a reason that its owner can act on. */
export class NoModel extends Error {
  override readonly name = 'NoModel'
}

/** The parts of models by the usual names of their files; what is left of the name is their variant. */
const PARTS = {
  encoder: /(?<=^|[-._])encoder(?=[-._])/u,
  decoder: /(?<=^|[-._])decoder(?=[-._])/u,
  joiner: /(?<=^|[-._])joiner(?=[-._])/u,
  model: /^model(?=[-._])/u,
} as const
type Part = keyof typeof PARTS

const TOKENS = /(?:^|[-._])tokens\.txt$/u
/** Of the same weights those in whole numbers: a quarter of the memory, and quicker on a processor. */
const SMALL = /[-._]int8(?=[-._])/u

const NEMO_TRANSDUCERS = new Set(['EncDecRNNTBPEModel', 'EncDecHybridRNNTCTCBPEModel'])
const ICEFALL_TRANSDUCERS = new Set(['zipformer2', 'zipformer', 'conformer'])
const CTC_KINDS = {
  EncDecCTCModel: 'nemoCtc',
  EncDecCTCModelBPE: 'nemoCtc',
  EncDecHybridRNNTCTCBPEModel: 'nemoCtc',
  zipformer2_ctc: 'zipformerCtc',
  'omnilingual-asr': 'omnilingual',
} as const
type CtcType = keyof typeof CTC_KINDS

/** Tells by names and metadata which model lies in a folder. Throws NoModel. */
export function readModelFolder(folder: string): SpeechModel {
  const names = namesIn(folder)
  const tokens = onlyOne(
    names.filter((name) => TOKENS.test(name)),
    'tokens.txt',
  )
  if (tokens === null) throw new NoModel('it has no tokens.txt')
  const pathOf = (part: Part) => {
    const name = smallestOf(names, part)
    return name === null ? null : join(folder, name)
  }
  const [encoder, decoder, joiner, model] = [
    pathOf('encoder'),
    pathOf('decoder'),
    pathOf('joiner'),
    pathOf('model'),
  ]
  const common = { tokens: join(folder, tokens) }
  if (encoder !== null && decoder !== null && joiner !== null) {
    return { ...common, ...transducer(aboutModel(encoder)), encoder, decoder, joiner }
  }
  if (encoder !== null && decoder !== null)
    return { ...common, ...whisper(aboutModel(encoder)), encoder, decoder }
  if (model !== null) return { ...common, kind: ctcKind(aboutModel(model)), model }
  throw new NoModel('it has neither model.onnx nor an encoder and a decoder in ONNX')
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch (error) {
    throw new NoModel('it can’t be read', { cause: error })
  }
}

function onlyOne(names: readonly string[], what: string): string | null {
  if (names.length > 1) throw new NoModel(`it has more than one ${what}: ${names.join(', ')}`)
  return names[0] ?? null
}

/** The file of a part; of several for the same weights the smaller one. */
function smallestOf(names: readonly string[], part: Part): string | null {
  const files = names.filter((name) => name.endsWith('.onnx') && PARTS[part].test(name))
  const variants = new Set(files.map((name) => name.replace(SMALL, '')))
  const small = files.filter((name) => SMALL.test(name))
  return onlyOne(variants.size > 1 ? files : small.length > 0 ? small : files, `${part} in ONNX`)
}

type Metadata = ReadonlyMap<string, string>

function aboutModel(path: string): Metadata {
  try {
    const metadata = readOnnxMetadata(path)
    if (metadata !== null) return metadata
  } catch (error) {
    throw new NoModel(`${path} can’t be read`, { cause: error })
  }
  throw new NoModel(`${path} is no ONNX model`)
}

const typeOf = (metadata: Metadata) => metadata.get('model_type') ?? ''

function unknown(type: string): NoModel {
  return new NoModel(
    type === '' ? 'its model doesn’t say its model_type' : `models of type ${type} are not known`,
  )
}

function transducer(
  metadata: Metadata,
): Pick<Extract<SpeechModel, { kind: 'transducer' }>, 'kind' | 'maker'> {
  const type = typeOf(metadata)
  if (metadata.has('decode_chunk_len'))
    throw new NoModel('its model is one for live speech, which has other files')
  if (NEMO_TRANSDUCERS.has(type)) return { kind: 'transducer', maker: 'nemo' }
  if (ICEFALL_TRANSDUCERS.has(type)) return { kind: 'transducer', maker: 'icefall' }
  throw unknown(type)
}

function whisper(
  metadata: Metadata,
): Pick<Extract<SpeechModel, { kind: 'whisper' }>, 'kind' | 'isMultilingual'> {
  const type = typeOf(metadata)
  if (!type.startsWith('whisper')) throw unknown(type)
  return { kind: 'whisper', isMultilingual: metadata.get('is_multilingual') === '1' }
}

function ctcKind(metadata: Metadata): (typeof CTC_KINDS)[CtcType] {
  const type = typeOf(metadata)
  if (!isCtcType(type)) throw unknown(type)
  return CTC_KINDS[type]
}

function isCtcType(type: string): type is CtcType {
  return Object.hasOwn(CTC_KINDS, type)
}
