import { msg } from '@lingui/core/macro'
import type { Field, Fields } from '#domain/fields/field.ts'
import { GENERATOR_OPTIONS } from '#domain/generation/options.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import type { FieldWords, WordsFor } from '../form/fields/fieldWords.ts'

// The words of the options, for the generators' forms, the nodes of templates and the results, and the place of each on
// a form. An option without words doesn't compile.

interface OptionPlace {
  /** With the prompt, in sight below it, or behind „Więcej ustawień”. */
  readonly place: 'prompt' | 'front' | 'more'
  /** The drawing of its values, on tiles. */
  readonly tiles?: 'style' | 'shape'
  /** Whether the chosen value becomes a tag of the result. */
  readonly isTag?: true
  /** A value that says nothing about the result, and becomes no tag. */
  readonly noTag?: string
}

/** Options that no form of a generator asks for: tools fill them in. */
type UnaskedOption = 'source' | 'task'

type OptionsWords = {
  readonly [Type in GenerationType]: {
    readonly [Name in Exclude<keyof (typeof GENERATOR_OPTIONS)[Type], UnaskedOption>]: OptionPlace &
      WordsFor<Extract<(typeof GENERATOR_OPTIONS)[Type][Name], Field>>
  }
}

const NEGATIVE_PROMPT = {
  label: msg`Czego ma nie być`,
  description: msg`Na przykład: ludzie, tekst, ramka`,
  fact: msg`Brak`,
  place: 'more',
} as const

const SEED = {
  label: msg`Ziarno`,
  description: msg`Ten sam opis, ustawienia i ziarno dają to samo. Puste: za każdym razem coś nowego.`,
  placeholder: msg`losowe`,
  draw: msg`Wylosuj ziarno`,
  fact: 'label',
  place: 'more',
} as const

const REFERENCE = {
  label: msg`Zacznij od zdjęcia z galerii`,
  chosen: msg`Zacznij od tego zdjęcia`,
  remove: msg`Usuń zdjęcie początkowe`,
  fact: null,
  place: 'prompt',
} as const

const LANGUAGE = {
  label: msg`Język`,
  values: { pl: msg`polski`, en: msg`angielski` },
  fact: null,
  place: 'front',
} as const

/** The words of every form's options, in the order of the form. */
export const OPTION_WORDS = {
  image: {
    style: {
      label: msg`Styl`,
      values: {
        natural: msg`Naturalny`,
        vivid: msg`Żywy`,
        watercolour: msg`Akwarela`,
        'paper-cut': msg`Wycinanka`,
        linocut: msg`Linoryt`,
        poster: msg`Plakat`,
        pattern: msg`Wzór`,
        typographic: msg`Liternictwo`,
      },
      fact: 'label',
      place: 'front',
      tiles: 'style',
      isTag: true,
    },
    size: {
      label: msg`Format`,
      // By the common names of the shapes, with the pixels beside them.
      values: {
        '1024x1024': msg`Kwadrat`,
        '1152x896': msg`Poziomy`,
        '896x1152': msg`Pionowy`,
        '1344x768': msg`Szeroki`,
        '768x1344': msg`Na ekran telefonu`,
        '1536x640': msg`Panorama`,
      },
      fact: 'label',
      factDetail: (size) => size.replace('x', '\u00A0×\u00A0'),
      place: 'front',
      tiles: 'shape',
    },
    reference: REFERENCE,
    quality: {
      label: msg`Jakość`,
      values: {
        standard: msg`Zwykła`,
        hd: msg`Wysoka, do druku 2048 px`,
        print: msg`Najwyższa, do druku 4096 px`,
      },
      fact: 'label',
      place: 'more',
    },
    negativePrompt: NEGATIVE_PROMPT,
    seed: SEED,
  },
  video: {
    animation: {
      label: msg`Rodzaj animacji`,
      values: {
        auto: msg`Według opisu`,
        scene: msg`Ożywiona scenka`,
        envelope: msg`Otwierana koperta`,
        lanterns: msg`Lampiony`,
        name: msg`Pisane imię`,
        confetti: msg`Konfetti`,
        loop: msg`Scenka w pętli`,
      },
      fact: 'label',
      place: 'front',
    },
    style: {
      label: msg`Styl`,
      values: {
        realistic: msg`Realistyczny`,
        animated: msg`Animowany`,
        'paper-cut': msg`Wycinanka`,
        abstract: msg`Abstrakcyjny`,
      },
      fact: 'label',
      place: 'front',
      tiles: 'style',
      isTag: true,
    },
    aspect: {
      label: msg`Format`,
      values: { '16:9': msg`Poziomo 16:9`, '9:16': msg`Pionowo 9:16`, '1:1': msg`Kwadrat 1:1` },
      fact: msg`Kadr`,
      place: 'front',
      tiles: 'shape',
    },
    duration: { label: msg`Długość`, fact: 'label', place: 'front' },
    soundtrack: {
      label: msg`Dźwięk`,
      values: { music: msg`Muzyka Iskry`, none: msg`Bez dźwięku` },
      fact: 'label',
      place: 'front',
    },
    reference: REFERENCE,
    resolution: { label: msg`Rozdzielczość`, values: 'as-written', fact: 'label', place: 'more' },
    fps: { label: msg`Klatki na sekundę`, fact: 'label', place: 'more' },
    negativePrompt: NEGATIVE_PROMPT,
    seed: SEED,
  },
  music: {
    mood: {
      label: msg`Nastrój`,
      values: {
        auto: msg`Według opisu`,
        calm: msg`Spokojny`,
        joyful: msg`Radosny`,
        festive: msg`Świąteczny`,
        tender: msg`Czuły`,
        solemn: msg`Uroczysty`,
        energetic: msg`Energiczny`,
        rock: msg`Rockowy`,
      },
      fact: 'label',
      place: 'front',
      isTag: true,
      noTag: 'auto',
    },
    duration: { label: msg`Długość`, fact: 'label', place: 'front' },
    seed: SEED,
  },
  speech: {
    language: LANGUAGE,
    voice: { label: msg`Głos`, fact: null, place: 'front' },
  },
  text: { language: LANGUAGE },
  transcription: { language: LANGUAGE },
} as const satisfies OptionsWords

/** An option with everything that is known of it. */
export interface ShownOption {
  readonly name: string
  readonly field: Field
  readonly words: FieldWords & OptionPlace
}

const FIELDS: Record<GenerationType, Fields> = GENERATOR_OPTIONS
const WORDS: Readonly<Record<GenerationType, Readonly<Record<string, ShownOption['words']>>>> = OPTION_WORDS

/** The options of a type in the order of its form. */
export function formOptions(type: GenerationType): readonly ShownOption[] {
  return Object.entries(WORDS[type]).flatMap(([name, words]) => {
    const field = FIELDS[type][name]
    return field === undefined ? [] : [{ name, field, words }]
  })
}

/** The options of a type in the order in which a result lists them. */
export function toldOptions(type: GenerationType): readonly ShownOption[] {
  const order = Object.keys(FIELDS[type])
  return formOptions(type).toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
}
