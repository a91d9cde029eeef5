import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { stemPolish } from '#domain/catalogue/stemPolish.ts'
import { stemEnglish } from './stemEnglish.ts'

/** Words that mean one thing to somebody who looks for a present, in Polish and English. One form of each is enough. */
const CONCEPTS: readonly (readonly string[])[] = [
  ['mama', 'mamusia', 'matka', 'mum', 'mom', 'mother', 'mummy'],
  ['tata', 'tacie', 'tatuś', 'ojciec', 'ojca', 'dad', 'daddy', 'father'],
  [
    'babcia',
    'dziadek',
    'dziadkowie',
    'dziadka',
    'grandma',
    'grandpa',
    'grandparents',
    'grandmother',
    'granny',
  ],
  ['rodzice', 'parents'],
  ['dziecko', 'dzieci', 'maluch', 'child', 'children', 'kid', 'kids', 'toddler'],
  ['niemowlę', 'noworodek', 'narodziny', 'baby', 'newborn', 'birth'],
  ['przyjaciółka', 'przyjaciel', 'friend', 'bestie'],
  ['szef', 'szefowa', 'boss', 'manager'],
  ['nauczyciel', 'nauczycielka', 'wychowawczyni', 'teacher'],
  ['lekarz', 'lekarka', 'pielęgniarka', 'doctor', 'nurse'],
  ['sąsiad', 'sąsiadka', 'neighbour', 'neighbor'],
  ['gość', 'goście', 'guest'],
  ['zespół', 'drużyna', 'team'],
  ['podziękowanie', 'dziękuję', 'dziękujemy', 'dzięki', 'thanks', 'thank', 'gratitude'],
  ['przeprosiny', 'przepraszam', 'sorry', 'apology', 'apologize', 'apologise'],
  ['gratulacje', 'gratuluję', 'congratulations', 'congrats'],
  ['urodziny', 'birthday', 'bday'],
  ['imieniny', 'nameday'],
  ['rocznica', 'anniversary'],
  ['ślub', 'wesele', 'weselny', 'wedding', 'marriage'],
  ['zaręczyny', 'oświadczyny', 'proposal', 'engagement'],
  ['walentynka', 'walentynkowy', 'valentine', 'valentines'],
  ['święta', 'świąteczny', 'gwiazdka', 'christmas', 'xmas'],
  ['osiemnastka', 'osiemnaste', 'eighteenth', '18th', '18'],
  ['pięćdziesiątka', 'pięćdziesiąte', 'fiftieth', '50th', '50'],
  ['miłość', 'miłosny', 'kocham', 'love'],
  ['kartka', 'karteczka', 'pocztówka', 'card', 'postcard'],
  ['życzenia', 'wish', 'wishes'],
  ['list', 'letter'],
  ['mail', 'email', 'maile'],
  ['kubek', 'kubeczek', 'filiżanka', 'mug', 'cup'],
  ['plakat', 'poster'],
  ['płótno', 'płótnie', 'canvas'],
  ['koszulka', 'podkoszulek', 'tshirt', 'shirt', 'tee'],
  ['torba', 'torebka', 'bag', 'tote'],
  ['poduszka', 'poduszeczka', 'cushion', 'pillow'],
  ['kalendarz', 'calendar'],
  ['fotoksiążka', 'fotoalbum', 'album', 'photobook'],
  ['notes', 'notatnik', 'zeszyt', 'notebook', 'notepad'],
  ['odbitka', 'odbitki', 'prints'],
  ['puzzle', 'układanka', 'jigsaw'],
  ['świeca', 'świeczka', 'candle'],
  ['bombka', 'bauble', 'ornament'],
  ['prezent', 'upominek', 'gift', 'present'],
  ['kurs', 'kursy', 'szkolenie', 'course', 'training'],
  ['kredyt', 'kredyty', 'credit', 'credits'],
  ['zdjęcie', 'fotka', 'fotografia', 'photo', 'photography', 'photos'],
  ['obraz', 'obrazek', 'picture', 'image'],
  ['film', 'wideo', 'video', 'movie'],
  ['muzyka', 'piosenka', 'music', 'song'],
  ['pies', 'psa', 'psem', 'piesek', 'dog', 'puppy'],
  ['kot', 'kotek', 'cat', 'kitten'],
  ['pupil', 'zwierzak', 'pet'],
  ['miasto', 'city', 'town'],
  ['niebo', 'nieba', 'gwiazdy', 'sky', 'stars'],
  ['morze', 'bałtyk', 'sea', 'baltic'],
  ['góry', 'górski', 'mountain', 'mountains'],
  ['kwiaty', 'bukiet', 'flower', 'flowers', 'bouquet'],
  ['praca', 'work', 'job'],
  ['podwyżka', 'raise'],
  ['reklamacja', 'complaint'],
  ['faktura', 'płatność', 'invoice', 'payment'],
  ['klient', 'klienci', 'client', 'customer'],
  ['spotkanie', 'meeting'],
  ['motywacyjny', 'cv', 'coverletter'],
  ['prawo', 'prawny', 'law', 'legal'],
  ['firma', 'firmowy', 'company', 'business'],
]

/** Who looks for the one is also served by the other: wishes are written on cards. */
const RELATED: readonly (readonly [looked: string, served: string])[] = [['życzenia', 'kartka']]

interface Meanings {
  readonly places: ReadonlyMap<string, number>
  readonly related: ReadonlyMap<number, number>
}

let meanings: Meanings | null = null

/** Made at the first search and not with the module: parts of a page that wait for each other load in any order. */
function readMeanings(): Meanings {
  meanings ??= makeMeanings()
  return meanings
}

function makeMeanings(): Meanings {
  const places = new Map<string, number>()
  for (const [place, words] of CONCEPTS.entries()) {
    for (const word of words.map(foldPolish)) {
      for (const form of [word, stemPolish(word), stemEnglish(word)]) {
        if (!places.has(form)) places.set(form, place)
      }
    }
  }
  const related = new Map(
    RELATED.flatMap(([looked, served]) => {
      const [from, to] = [places.get(foldPolish(looked)), places.get(foldPolish(served))]
      return from === undefined || to === undefined ? [] : [[from, to] as const]
    }),
  )
  return { places, related }
}

/** Which of the known meanings a folded word has, in whichever form; null for a word of its own. */
export function conceptOf(word: string): number | null {
  const { places } = readMeanings()
  return places.get(word) ?? places.get(stemPolish(word)) ?? places.get(stemEnglish(word)) ?? null
}

/** What else serves who looks for this; null when nothing does. */
export function relatedConcept(concept: number): number | null {
  return readMeanings().related.get(concept) ?? null
}

/** The folded words of a meaning. */
export function wordsOfConcept(concept: number): readonly string[] {
  return (CONCEPTS[concept] ?? []).map(foldPolish)
}
