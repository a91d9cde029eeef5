import type { EngineTakes, TakesOf } from '#domain/generation/engineTakes.ts'
import type { OptionsOf } from '#domain/generation/options.ts'
import type { SpeechModel } from './speechModel.ts'

type Options = OptionsOf['transcription']

/** The options that weights of this kind heed: most hear the language by themselves. */
export function takesOfModel(model: SpeechModel): EngineTakes {
  if (model.kind !== 'whisper') return { source: true, language: false } satisfies TakesOf<'transcription'>
  return { source: true, language: model.isMultilingual || ['en'] } satisfies TakesOf<'transcription'>
}

/** How sherpa-onnx is told to run the weights, with so many threads. */
export function recognizerConfig(
  model: SpeechModel,
  { language }: Pick<Options, 'language'>,
  threads: number,
): object {
  return {
    featConfig: { sampleRate: 16_000, featureDim: 80 },
    modelConfig: {
      ...weightsOf(model, language),
      tokens: model.tokens,
      numThreads: threads,
      provider: 'cpu',
      debug: 0,
    },
  }
}

function weightsOf(model: SpeechModel, language: Options['language']): object {
  if (model.kind === 'transducer') {
    const { encoder, decoder, joiner, maker } = model
    return {
      transducer: { encoder, decoder, joiner },
      modelType: maker === 'nemo' ? 'nemo_transducer' : 'transducer',
    }
  }
  if (model.kind === 'whisper') {
    const { encoder, decoder, isMultilingual } = model
    // Whisper tells the times of segments; those of words only exports with attention would.
    const times = { enableSegmentTimestamps: 1 }
    return {
      whisper: { encoder, decoder, task: 'transcribe', language: isMultilingual ? language : '', ...times },
    }
  }
  return { [model.kind]: { model: model.model } }
}
