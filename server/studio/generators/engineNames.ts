import type { ProviderName } from '#server/platform/providers/modelRoutes.ts'

/** Proper names of the engines that have one; another is called by its id. */
export const ENGINE_NAMES: Readonly<Record<string, string>> = {
  'dall-e-3': 'DALL·E 3',
  midjourney: 'Midjourney',
  'stable-diffusion': 'Stable Diffusion',
  runway: 'Runway',
  pika: 'Pika',
  'stable-video': 'Stable Video',
  'eleven-multilingual': 'ElevenLabs Multilingual',
  'openai-tts': 'OpenAI TTS',
  whisper: 'Whisper',
  scribe: 'ElevenLabs Scribe',
  gpt: 'GPT',
  'iskra-mowa': 'Iskra Mowa',
}

/** Proper names of the companies behind the providers. Who runs a server with OpenAI's protocol isn't known. */
export const PROVIDER_NAMES: Readonly<Partial<Record<ProviderName, string>>> = {
  openai: 'OpenAI',
  fal: 'fal',
  replicate: 'Replicate',
  elevenlabs: 'ElevenLabs',
}
