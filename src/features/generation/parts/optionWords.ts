import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  IMAGE_QUALITIES,
  IMAGE_SIZES,
  IMAGE_STYLES,
  MUSIC_MOODS,
  VIDEO_ASPECTS,
  VIDEO_STYLES,
} from '#domain/generation/options.ts'

// What the options are called, on the forms that ask for them and with the results made by them.

type Words<Values extends readonly string[]> = Record<Values[number], MessageDescriptor>

export const IMAGE_STYLE_WORDS = {
  natural: msg`Naturalny`,
  vivid: msg`Żywy`,
  watercolour: msg`Akwarela`,
  'paper-cut': msg`Wycinanka`,
  linocut: msg`Linoryt`,
  poster: msg`Plakat`,
  pattern: msg`Wzór`,
  typographic: msg`Liternictwo`,
} satisfies Words<typeof IMAGE_STYLES>

/** By what people call the shapes; the pixels are said beside them. */
export const IMAGE_SIZE_WORDS = {
  '1024x1024': msg`Kwadrat`,
  '1152x896': msg`Poziomy`,
  '896x1152': msg`Pionowy`,
  '1344x768': msg`Szeroki`,
  '768x1344': msg`Na ekran telefonu`,
  '1536x640': msg`Panorama`,
} satisfies Words<typeof IMAGE_SIZES>

export const IMAGE_QUALITY_WORDS = {
  standard: msg`Zwykła`,
  hd: msg`Wysoka`,
} satisfies Words<typeof IMAGE_QUALITIES>

export const VIDEO_STYLE_WORDS = {
  realistic: msg`Realistyczny`,
  animated: msg`Animowany`,
  'paper-cut': msg`Wycinanka`,
  abstract: msg`Abstrakcyjny`,
} satisfies Words<typeof VIDEO_STYLES>

export const VIDEO_ASPECT_WORDS = {
  '16:9': msg`Poziomo 16:9`,
  '9:16': msg`Pionowo 9:16`,
  '1:1': msg`Kwadrat 1:1`,
} satisfies Words<typeof VIDEO_ASPECTS>

export const MUSIC_MOOD_WORDS = {
  calm: msg`Spokojny`,
  joyful: msg`Radosny`,
  festive: msg`Świąteczny`,
  tender: msg`Czuły`,
  solemn: msg`Uroczysty`,
  energetic: msg`Energiczny`,
} satisfies Words<typeof MUSIC_MOODS>
