import type { OptionsOf } from '#domain/generation/options.ts'
import type { ModelRoute } from '#server/platform/providers/modelRoutes.ts'
import type { OptionRequests } from './optionRequest.ts'
import { reworkRequest } from './reworkRequest.ts'

// Speech, transcriptions and texts.

type Asked = Pick<ModelRoute, 'provider' | 'model'>
type Language = OptionsOf['text']['language']

/** Tells OpenAI's voices the language of the text: they have no setting for it. */
const READ_IN = {
  pl: { providerOptions: { openai: { instructions: 'Read the text in Polish.' } } },
  en: { providerOptions: { openai: { instructions: 'Read the text in English.' } } },
} as const satisfies Record<Language, object>

/**
 * How a voice is asked for. ElevenLabs' multilingual model hears the language from the text; its others are told.
 * Without a named voice the model uses its own.
 */
export function speechRequests({ provider, model }: Asked): OptionRequests<'speech'> {
  const isTold = /flash_v2_5|turbo_v2_5|eleven_v3/.test(model)
  const byProvider = {
    openai: /gpt-/.test(model) ? READ_IN : null,
    compatible: /gpt-/.test(model) ? READ_IN : null,
    elevenlabs: isTold ? { pl: { call: { language: 'pl' } }, en: { call: { language: 'en' } } } : null,
    fal: null,
    replicate: null,
  } as const satisfies Record<ModelRoute['provider'], OptionRequests<'speech'>['language']>
  return {
    language: byProvider[provider],
    voice: ({ options: { voice } }) => (voice === undefined ? {} : { call: { voice } }),
  }
}

/** How a transcription gets the language it will hear. */
export function transcriptionRequests({ provider, model }: Asked): OptionRequests<'transcription'> {
  // OpenAI's newest take a list of languages, the others one.
  const isListed = /^gpt-(?:live-)?transcribe/.test(model)
  return {
    language: ({ options: { language } }) => {
      if (provider === 'elevenlabs') return { providerOptions: { elevenlabs: { languageCode: language } } }
      if (provider === 'fal') return { providerOptions: { fal: { language } } }
      return { providerOptions: { openai: isListed ? { languages: [language] } : { language } } }
    },
    source: 'source',
  }
}

/** The instructions before the prompt, so that the answer is the text itself. */
const INSTRUCTIONS = {
  pl: 'Piszesz po polsku, ciepło i konkretnie. Odpowiadasz samym tekstem, bez wstępu i bez wyjaśnień.',
  en: 'You write in English, warmly and to the point. Answer with the text alone, without preface or comment.',
} as const satisfies Record<Language, string>

/**
 * How a text is asked for in a language, or the prompt reworked: every model takes it as its instructions. A task has
 * instructions of its own and goes last.
 */
export function textRequests(): OptionRequests<'text'> {
  return {
    language: { pl: { call: { system: INSTRUCTIONS.pl } }, en: { call: { system: INSTRUCTIONS.en } } },
    task: ({ prompt, options: { task } }) => (task === undefined ? {} : reworkRequest(task, prompt)),
  }
}
