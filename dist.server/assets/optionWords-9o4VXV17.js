import { m as GENERATOR_OPTIONS } from './generationCalls-UKwjLv4R.js'
// src/features/generation/words/optionWords.ts
var NEGATIVE_PROMPT = {
  label:
    /** i18n */
    {
      id: '-v0Z4b',
      message: ['Czego ma nie być'],
    },
  description:
    /** i18n */
    {
      id: 'xsZIOI',
      message: ['Na przykład: ludzie, tekst, ramka'],
    },
  fact:
    /** i18n */
    {
      id: '8oeFVd',
      message: ['Bez'],
    },
  place: 'more',
}
var SEED = {
  label:
    /** i18n */
    {
      id: 'yniknE',
      message: ['Ziarno'],
    },
  description:
    /** i18n */
    {
      id: 'z5E82K',
      message: ['Ten sam opis, ustawienia i\xA0ziarno dają to samo. Puste: za każdym razem coś nowego.'],
    },
  placeholder:
    /** i18n */
    {
      id: 'A_3MyA',
      message: ['losowe'],
    },
  draw:
    /** i18n */
    {
      id: 'Iuegws',
      message: ['Wylosuj ziarno'],
    },
  fact: 'label',
  place: 'more',
}
var REFERENCE = {
  label:
    /** i18n */
    {
      id: 'AtNd6J',
      message: ['Zacznij od zdjęcia z\xA0galerii'],
    },
  chosen:
    /** i18n */
    {
      id: 'L2Og_f',
      message: ['Na początek to zdjęcie'],
    },
  remove:
    /** i18n */
    {
      id: 'vu9uTm',
      message: ['Usuń zdjęcie na początek'],
    },
  fact: null,
  place: 'prompt',
}
/** The words of every form's options, in the order of the form. */
var OPTION_WORDS = {
  image: {
    style: {
      label:
        /** i18n */
        {
          id: 'EIo9Xt',
          message: ['Styl'],
        },
      values: {
        natural:
          /** i18n */
          {
            id: 't-9Ttk',
            message: ['Naturalny'],
          },
        vivid:
          /** i18n */
          {
            id: 'fklevo',
            message: ['Żywy'],
          },
        watercolour:
          /** i18n */
          {
            id: 'nodIce',
            message: ['Akwarela'],
          },
        'paper-cut':
          /** i18n */
          {
            id: 'jl_UGs',
            message: ['Wycinanka'],
          },
        linocut:
          /** i18n */
          {
            id: 'fyGgUG',
            message: ['Linoryt'],
          },
        poster:
          /** i18n */
          {
            id: 'qy6Ucg',
            message: ['Plakat'],
          },
        pattern:
          /** i18n */
          {
            id: 'oRsnTn',
            message: ['Wzór'],
          },
        typographic:
          /** i18n */
          {
            id: 'B1Qi7x',
            message: ['Liternictwo'],
          },
      },
      fact: 'label',
      place: 'front',
      tiles: 'style',
      isTag: true,
    },
    size: {
      label:
        /** i18n */
        {
          id: 'kI1qVD',
          message: ['Format'],
        },
      values: {
        '1024x1024':
          /** i18n */
          {
            id: 'bBokFb',
            message: ['Kwadrat'],
          },
        '1152x896':
          /** i18n */
          {
            id: 'z9MODs',
            message: ['Poziomy'],
          },
        '896x1152':
          /** i18n */
          {
            id: 'eRVrtI',
            message: ['Pionowy'],
          },
        '1344x768':
          /** i18n */
          {
            id: '9fATUx',
            message: ['Szeroki'],
          },
        '768x1344':
          /** i18n */
          {
            id: 'DCY7-c',
            message: ['Na ekran telefonu'],
          },
        '1536x640':
          /** i18n */
          {
            id: 'E-zaj9',
            message: ['Panorama'],
          },
      },
      fact: 'label',
      factDetail: (size) => size.replace('x', '\xA0×\xA0'),
      place: 'front',
      tiles: 'shape',
    },
    reference: REFERENCE,
    quality: {
      label:
        /** i18n */
        {
          id: 'sF2v9Z',
          message: ['Jakość'],
        },
      values: {
        standard:
          /** i18n */
          {
            id: '8XRe7M',
            message: ['Zwykła'],
          },
        hd:
          /** i18n */
          {
            id: '2c-Ryj',
            message: ['Wysoka, do druku 2048\xA0px'],
          },
        print:
          /** i18n */
          {
            id: 'F_fEZ3',
            message: ['Najwyższa, do druku 4096\xA0px'],
          },
      },
      fact: 'label',
      place: 'more',
    },
    negativePrompt: NEGATIVE_PROMPT,
    seed: SEED,
  },
  video: {
    animation: {
      label:
        /** i18n */
        {
          id: 'oiXliF',
          message: ['Rodzaj animacji'],
        },
      values: {
        auto:
          /** i18n */
          {
            id: 'fsTKeS',
            message: ['Według opisu'],
          },
        scene:
          /** i18n */
          {
            id: 'TplqGN',
            message: ['Ożywiona scenka'],
          },
        envelope:
          /** i18n */
          {
            id: 'Ns2Ol8',
            message: ['Otwierana koperta'],
          },
        lanterns:
          /** i18n */
          {
            id: 'G2DafS',
            message: ['Lampiony'],
          },
        name:
          /** i18n */
          {
            id: 'q4k9EA',
            message: ['Pisane imię'],
          },
        confetti:
          /** i18n */
          {
            id: 'TVz_yu',
            message: ['Konfetti'],
          },
        loop:
          /** i18n */
          {
            id: 'ayW3DZ',
            message: ['Scenka w\xA0pętli'],
          },
      },
      fact: 'label',
      place: 'front',
    },
    style: {
      label:
        /** i18n */
        {
          id: 'EIo9Xt',
          message: ['Styl'],
        },
      values: {
        realistic:
          /** i18n */
          {
            id: '_rDyvy',
            message: ['Realistyczny'],
          },
        animated:
          /** i18n */
          {
            id: 'YPGAEI',
            message: ['Animowany'],
          },
        'paper-cut':
          /** i18n */
          {
            id: 'jl_UGs',
            message: ['Wycinanka'],
          },
        abstract:
          /** i18n */
          {
            id: 'c8ZLKH',
            message: ['Abstrakcyjny'],
          },
      },
      fact: 'label',
      place: 'front',
      tiles: 'style',
      isTag: true,
    },
    aspect: {
      label:
        /** i18n */
        {
          id: 'kI1qVD',
          message: ['Format'],
        },
      values: {
        '16:9':
          /** i18n */
          {
            id: 'CAEsmh',
            message: ['Poziomo 16:9'],
          },
        '9:16':
          /** i18n */
          {
            id: '5BqALN',
            message: ['Pionowo 9:16'],
          },
        '1:1':
          /** i18n */
          {
            id: 'amJw31',
            message: ['Kwadrat 1:1'],
          },
      },
      fact:
        /** i18n */
        {
          id: 'vRWGOc',
          message: ['Kadr'],
        },
      place: 'front',
      tiles: 'shape',
    },
    duration: {
      label:
        /** i18n */
        {
          id: 'yYoQ-x',
          message: ['Długość'],
        },
      fact: 'label',
      place: 'front',
    },
    soundtrack: {
      label:
        /** i18n */
        {
          id: 'Rf3zUh',
          message: ['Dźwięk'],
        },
      values: {
        music:
          /** i18n */
          {
            id: '09_onP',
            message: ['Muzyka Iskry'],
          },
        none:
          /** i18n */
          {
            id: 'T0hs1N',
            message: ['Bez dźwięku'],
          },
      },
      fact: 'label',
      place: 'front',
    },
    reference: REFERENCE,
    resolution: {
      label:
        /** i18n */
        {
          id: 'sZ3QTp',
          message: ['Rozdzielczość'],
        },
      values: 'as-written',
      fact: 'label',
      place: 'more',
    },
    fps: {
      label:
        /** i18n */
        {
          id: 'mjMr6P',
          message: ['Klatki na sekundę'],
        },
      fact: 'label',
      place: 'more',
    },
    negativePrompt: NEGATIVE_PROMPT,
    seed: SEED,
  },
  music: {
    mood: {
      label:
        /** i18n */
        {
          id: 'XhAnWd',
          message: ['Nastrój'],
        },
      values: {
        auto:
          /** i18n */
          {
            id: 'fsTKeS',
            message: ['Według opisu'],
          },
        calm:
          /** i18n */
          {
            id: 'cKbCqH',
            message: ['Spokojny'],
          },
        joyful:
          /** i18n */
          {
            id: '-mwWMn',
            message: ['Radosny'],
          },
        festive:
          /** i18n */
          {
            id: 'D37D8t',
            message: ['Świąteczny'],
          },
        tender:
          /** i18n */
          {
            id: 'LdVIAy',
            message: ['Czuły'],
          },
        solemn:
          /** i18n */
          {
            id: 'PTfm2o',
            message: ['Uroczysty'],
          },
        energetic:
          /** i18n */
          {
            id: 'orDpml',
            message: ['Energiczny'],
          },
        rock:
          /** i18n */
          {
            id: '3Pnfvt',
            message: ['Rockowy'],
          },
      },
      fact: 'label',
      place: 'front',
      isTag: true,
      noTag: 'auto',
    },
    duration: {
      label:
        /** i18n */
        {
          id: 'yYoQ-x',
          message: ['Długość'],
        },
      fact: 'label',
      place: 'front',
    },
    seed: SEED,
  },
  speech: {
    language: {
      label:
        /** i18n */
        {
          id: 'Ra1aZN',
          message: ['Język'],
        },
      values: {
        pl:
          /** i18n */
          {
            id: 'bXv7GM',
            message: ['polski'],
          },
        en:
          /** i18n */
          {
            id: 'XENFAx',
            message: ['angielski'],
          },
      },
      fact: null,
      place: 'front',
    },
    voice: {
      label:
        /** i18n */
        {
          id: 'aD5tpT',
          message: ['Głos'],
        },
      fact: null,
      place: 'front',
    },
  },
}
var FIELDS = GENERATOR_OPTIONS
var WORDS = OPTION_WORDS
/** The options of a type in the order of its form; none for a type without a form. */
function formOptions(type) {
  return Object.entries(WORDS[type] ?? {}).flatMap(([name, words]) => {
    const field = FIELDS[type][name]
    return field === void 0
      ? []
      : [
          {
            name,
            field,
            words,
          },
        ]
  })
}
/** The options of a type in the order in which they are told of a result. */
function toldOptions(type) {
  const order = Object.keys(FIELDS[type])
  return formOptions(type).toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
}
export { formOptions as n, toldOptions as r, OPTION_WORDS as t }
