import { availableParallelism } from 'node:os'
import type { OptionsOf } from '#domain/generation/options.ts'
import type { ServerContext } from '#server/platform/context.ts'
import {
  EngineFailure,
  type EngineJob,
  type EngineWork,
  type GenerationEngine,
  type MadeResult,
} from '../engine.ts'
import { ENGINE_NAMES } from '../engineNames.ts'
import { transcriptResult } from '../transcriptResult.ts'
import { hasVideoEncoder } from '../videoEncoder.ts'
import { NoModel, readModelFolder } from './model/readModelFolder.ts'
import { recognizerConfig, takesOfModel } from './model/recognizerConfig.ts'
import type { SpeechModel } from './model/speechModel.ts'
import { openRecognizer, type Recognizer } from './process/openRecognizer.ts'
import { hasSherpa } from './process/sherpa.ts'

const ID = 'iskra-mowa'
/** Our page sends twenty minutes at once; others may send what providers take, ms. */
const LONGEST_MS = 25 * 60_000
/** One core is left to those who answer; beyond four, models hardly get quicker. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1))

/**
 * The engine that recognises speech by the weights in `SPEECH_MODEL_DIR`, on this machine alone. None where no folder is
 * named; where it can't be used, one line of the log says why.
 */
export function hostSpeech({
  config,
  log,
}: Pick<ServerContext, 'config' | 'log'>): readonly GenerationEngine[] {
  const folder = config.generators.speechModelDir
  if (folder === null) return []
  const model = usableModel(folder)
  if (typeof model !== 'string') return [engineOf(model, openRecognizer(), log)]
  log.warn(`speech is not recognised by weights of one’s own: SPEECH_MODEL_DIR is ${folder}, and ${model}`)
  return []
}

/** The model of a folder; a text says why it can't be used. */
function usableModel(folder: string): SpeechModel | string {
  try {
    const model = readModelFolder(folder)
    if (!hasSherpa()) return 'sherpa-onnx-node is not installed (README: Speech by weights of your own)'
    if (!hasVideoEncoder()) return 'the optional @mediabunny/server, which decodes sound, is not installed'
    return model
  } catch (error) {
    if (error instanceof NoModel) return error.message
    throw error
  }
}

function engineOf(model: SpeechModel, recognizer: Recognizer, log: ServerContext['log']): GenerationEngine {
  const configFor = (options: Pick<OptionsOf['transcription'], 'language'>) =>
    recognizerConfig(model, options, THREADS)
  let isBroken = false
  return {
    id: ID,
    type: 'transcription',
    name: ENGINE_NAMES[ID] ?? ID,
    isProcedural: false,
    isOnServer: true,
    isPaid: false,
    get outage() {
      return isBroken ? 'no-model' : null
    },
    takes: takesOfModel(model),
    atOnce: 1,
    make: (job, work) => make(recognizer, configFor, job, work),
    async tryOut() {
      try {
        await recognizer.load(configFor({ language: 'pl' }))
      } catch (error) {
        isBroken = true
        const reason = error instanceof Error ? error.message : String(error)
        log.error(
          'speech is not recognised by weights of one’s own: those in SPEECH_MODEL_DIR can’t be used',
          { reason },
        )
      }
    },
  }
}

async function make(
  recognizer: Recognizer,
  configFor: (options: OptionsOf['transcription']) => object,
  job: EngineJob,
  { signal, onProgress, folder }: EngineWork,
): Promise<MadeResult> {
  if (job.type !== 'transcription') throw new EngineFailure('refused', `${ID} does not make ${job.type}`)
  if (job.source === null) throw new EngineFailure('refused', 'there is no sound to write down')
  const sound = { config: configFor(job.options), path: job.source, mostMs: LONGEST_MS }
  const { text, words } = await recognizer.hear(sound, { signal, onProgress })
  return transcriptResult(text, words, folder)
}
