import type { ModelListWords } from '#domain/models/model.ts'
import type { ModelCategory, ModelMedium } from '#domain/models/modelMedia.ts'
import type { DocumentLanguage } from '#server/platform/web/requestLanguage.ts'

/** A list's names: among other lists, in the tab, and below it for search engines. */
type Words = readonly [label: string, title: string, description: string]

interface ListWords {
  readonly medium: ModelMedium
  /** Null for the whole medium. */
  readonly category: ModelCategory | null
  readonly pl: Words
  readonly en: Words
}

/** Every list of the catalogue but that of all models, which has a screen with its own words. */
export const LIST_WORDS: readonly ListWords[] = [
  {
    medium: 'obrazy',
    category: null,
    pl: [
      'Obrazy',
      'Modele do obrazów',
      'Modele, które rysują z opisu albo poprawiają zdjęcie, i narzędzia do gotowych obrazów.',
    ],
    en: [
      'Pictures',
      'Models for pictures',
      'Models that draw from a description or change a photo, and tools for finished pictures.',
    ],
  },
  {
    medium: 'obrazy',
    category: 'z-tekstu',
    pl: [
      'Z tekstu',
      'Obrazy z opisu',
      'Modele, którym wystarczy opis. Sprawdź, które piszą czytelne napisy, a które wolno wykorzystać w firmie.',
    ],
    en: [
      'From text',
      'Pictures from a description',
      'Models that need words alone: which of them write readable text, and which a company may use.',
    ],
  },
  {
    medium: 'obrazy',
    category: 'z-obrazu',
    pl: ['Z obrazu', 'Obrazy z obrazu', 'Modele, które zmieniają gotowy obraz albo zaczynają od zdjęcia.'],
    en: ['From a picture', 'Pictures from a picture', 'Models that change a picture or begin with a photo.'],
  },
  {
    medium: 'obrazy',
    category: 'narzedzia',
    pl: [
      'Narzędzia',
      'Narzędzia do obrazów',
      'Powiększanie, wycinanie tła, odnawianie twarzy i dorysowywanie: co do czego służy.',
    ],
    en: [
      'Tools',
      'Tools for pictures',
      'Enlarging, cutting out, renewing faces and drawing on: which tool does what.',
    ],
  },
  {
    medium: 'wideo',
    category: null,
    pl: [
      'Wideo',
      'Modele do wideo',
      'Modele, które filmują z opisu albo ożywiają zdjęcie, i narzędzia do gotowych filmów.',
    ],
    en: [
      'Video',
      'Models for video',
      'Models that film from a description or bring a photo to life, and tools for finished films.',
    ],
  },
  {
    medium: 'wideo',
    category: 'z-tekstu',
    pl: [
      'Z tekstu',
      'Filmy z opisu',
      'Modele, którym wystarczy opis: jak długo filmują, jak ostro i czy z dźwiękiem.',
    ],
    en: [
      'From text',
      'Films from a description',
      'Models that need words alone: how long they film, how sharply, and whether with sound.',
    ],
  },
  {
    medium: 'wideo',
    category: 'z-obrazu',
    pl: ['Z obrazu', 'Filmy ze zdjęcia', 'Modele, które ożywiają zdjęcie albo rysunek.'],
    en: ['From a picture', 'Films from a photo', 'Models that bring a photo or a drawing to life.'],
  },
  {
    medium: 'wideo',
    category: 'narzedzia',
    pl: ['Narzędzia', 'Narzędzia do filmów', 'Płynność, ostrość, ruch ust i odgłosy: co do czego służy.'],
    en: ['Tools', 'Tools for films', 'Smoothness, sharpness, lips and noises: which tool does what.'],
  },
  {
    medium: 'audio',
    category: null,
    pl: [
      'Audio',
      'Modele do głosu i muzyki',
      'Lektorzy, kompozytorzy i narzędzia do nagrań, z tym, co umieją po polsku.',
    ],
    en: [
      'Audio',
      'Models for voice and music',
      'Readers, composers and tools for recordings, with what they can do in Polish.',
    ],
  },
  {
    medium: 'audio',
    category: 'z-tekstu',
    pl: [
      'Z tekstu',
      'Głos z tekstu',
      'Modele, które czytają na głos: które po polsku i na jakich warunkach.',
    ],
    en: [
      'From text',
      'Voices from text',
      'Models that read aloud: which of them in Polish, and on what terms.',
    ],
  },
  {
    medium: 'audio',
    category: 'muzyka',
    pl: ['Muzyka', 'Modele do muzyki', 'Piosenki, podkłady i odgłosy z opisu: jak długie i czy ze śpiewem.'],
    en: [
      'Music',
      'Models for music',
      'Songs, background music and noises: how long, and whether with singing.',
    ],
  },
  {
    medium: 'audio',
    category: 'narzedzia',
    pl: ['Narzędzia', 'Narzędzia do nagrań', 'Spisywanie mowy i rozdzielanie ścieżek.'],
    en: ['Tools', 'Tools for recordings', 'Writing down speech and parting tracks.'],
  },
  {
    medium: 'teksty',
    category: null,
    pl: [
      'Teksty',
      'Modele do tekstów',
      'Modele językowe: które znają polski, które czytają obrazy i które można mieć u siebie.',
    ],
    en: [
      'Text',
      'Models for text',
      'Language models: which know Polish, which read pictures, and which can be your own.',
    ],
  },
  {
    medium: 'teksty',
    category: 'z-tekstu',
    pl: ['Z tekstu', 'Teksty z polecenia', 'Modele, które piszą i odpowiadają, od telefonu po serwer.'],
    en: ['From text', 'Text from a prompt', 'Models that write and answer, from phone to server.'],
  },
  {
    medium: 'teksty',
    category: 'z-obrazu',
    pl: ['Z obrazu', 'Teksty z obrazu', 'Modele, które opisują zdjęcia i czytają dokumenty.'],
    en: ['From a picture', 'Text from a picture', 'Models that describe photos and read documents.'],
  },
]

/** All lists in a language. */
export function listWordsIn(language: DocumentLanguage): ModelListWords[] {
  return LIST_WORDS.map(({ medium, category, [language]: [label, title, description] }) => ({
    medium,
    category,
    label,
    title,
    description,
  }))
}

/** The name of a medium in a language. */
export function mediumNameIn(language: DocumentLanguage, medium: ModelMedium): string {
  const words = LIST_WORDS.find((each) => each.medium === medium && each.category === null)
  return words?.[language][0] ?? medium
}
