import { MADE_TO_ORDER_TAG } from '#domain/catalogue/madeToOrder.ts'
import type { Design, Mood, PlannedPicture, PosterRecipe } from '#server/platform/media/recipes.ts'
import { gift, type GiftVariant } from './gift.ts'
import { wallPrintsInEnglish } from '../english/gifts.ts'

function posterPicture(
  view: PosterRecipe['view'],
  scene: Mood,
  frame: PosterRecipe['frame'],
  design: Design,
  altText: string,
): PlannedPicture {
  return { recipe: { kind: 'poster', view, scene, frame, design }, altText }
}

/** Three sizes, bare and framed. */
function sizes(stock: readonly [number, number, number, number, number, number], dearer = 0): GiftVariant[] {
  return [
    { values: ['A4', 'bez ramy'], price: 3900 + dearer, stock: stock[0], picture: 2 },
    { values: ['A4', 'w dębowej ramie'], price: 8900 + dearer, stock: stock[1], picture: 0 },
    { values: ['A3', 'bez ramy'], price: 5900 + dearer, stock: stock[2], picture: 2 },
    { values: ['A3', 'w dębowej ramie'], price: 12_900 + dearer, stock: stock[3], picture: 0 },
    { values: ['50 × 70 cm', 'bez ramy'], price: 7900 + dearer, stock: stock[4], picture: 2 },
    { values: ['50 × 70 cm', 'w dębowej ramie'], price: 17_900 + dearer, stock: stock[5], picture: 0 },
  ]
}

const waves: Design = { art: 'waves', mood: 'ice' }
const sky: Design = {
  art: 'constellation',
  mood: 'night',
  words: ['14 lipca 2018', 'Kraków'],
  voice: 'serif',
  place: 'bottom',
}
const shapes: Design = {
  art: 'shapes',
  mood: 'ember',
  words: ['Rób', 'po swojemu'],
  voice: 'grotesk',
  place: 'bottom',
}
const lighthouse: Design = {
  art: 'lighthouse',
  mood: 'dawn',
  words: ['Bałtyk'],
  voice: 'grotesk',
  place: 'bottom',
}
const city: Design = { art: 'city', mood: 'honey', words: ['Warszawa'], voice: 'grotesk', place: 'top' }
const flow: Design = { art: 'flow', mood: 'violet' }

/** Posters and canvas. */
export const wallPrints = [
  gift({
    handle: 'plakat-z-twoim-obrazem',
    english: wallPrintsInEnglish['plakat-z-twoim-obrazem'],
    title: 'Plakat ze zdjęciem',
    description:
      'Najlepszy z wygenerowanych obrazów zasługuje na ścianę. Drukujemy go na matowym papierze 230 g tuszem, który nie płowieje w słońcu. Obraz układasz na podglądzie w wybranym rozmiarze. Rama jest z litego dębu, szyba nie odbija lampy.',
    productType: 'Plakat',
    category: 'Plakaty i obrazy',
    tags: ['plakat', 'z obrazem', 'prezent', 'na ścianę', MADE_TO_ORDER_TAG],
    added: '2026-02-20',
    seo: {
      title: 'Plakat ze zdjęciem – A4, A3 i 50 × 70 cm',
      description:
        'Twój obraz na matowym papierze 230 g, bez ramy albo w litym dębie. Trzy rozmiary, podgląd przed zakupem.',
    },
    code: 'PLA-OBRAZ',
    options: ['Rozmiar', 'Format'],
    forms: sizes([200, 35, 200, 28, 120, 9]),
    features: [
      'Matowy papier 230 g',
      'Tusz pigmentowy odporny na światło',
      'Rama z litego dębu',
      'Obraz układasz na podglądzie',
    ],
    bestseller: true,
    pictures: [
      posterPicture('wall', 'sand', 'oak', waves, 'Plakat z falami w dębowej ramie nad komodą'),
      posterPicture('sizes', 'snow', 'oak', waves, 'Trzy rozmiary plakatu obok siebie: A4, A3 i 50 × 70 cm'),
      posterPicture('leaning', 'ice', 'none', waves, 'Plakat z falami bez ramy, oparty o ścianę'),
      posterPicture('detail', 'ice', 'oak', waves, 'Narożnik dębowej ramy i faktura papieru z bliska'),
    ],
  }),
  gift({
    handle: 'plakat-mapa-nieba',
    english: wallPrintsInEnglish['plakat-mapa-nieba'],
    title: 'Plakat „Niebo tamtej nocy”',
    description:
      'Układ gwiazd nad miejscem i datą, której nie chcesz zapomnieć: ślub, narodziny, pierwsze spotkanie. Wybierasz miejsce, dzień i godzinę, a my liczymy, gdzie stała każda gwiazda. Podgląd widzisz od razu, z Twoim podpisem pod mapą.',
    productType: 'Plakat',
    category: 'Plakaty i obrazy',
    tags: ['plakat', 'niebo', 'rocznica', 'ślub', 'prezent', MADE_TO_ORDER_TAG],
    added: '2026-03-12',
    seo: {
      title: 'Plakat z mapą nieba z wybranej nocy',
      description:
        'Plakat z prawdziwym niebem nad Waszym miejscem: miasto, dzień, godzina i podpis, z podglądem. Trzy rozmiary, rama z dębu.',
    },
    code: 'PLA-NIEBO',
    options: ['Rozmiar', 'Format'],
    forms: sizes([150, 22, 150, 17, 80, 6], 1000),
    features: [
      'Niebo policzone dla miejsca i chwili',
      'Twoje słowa widzisz na podglądzie',
      'Trzy rozmiary i dębowa rama do wyboru',
      'Papier 230 g',
    ],
    bestseller: true,
    pictures: [
      posterPicture('wall', 'ice', 'oak', sky, 'Plakat z mapą nocnego nieba i datą, w ramie nad komodą'),
      posterPicture('sizes', 'snow', 'oak', sky, 'Mapa nieba w trzech rozmiarach obok siebie'),
      posterPicture('leaning', 'sand', 'none', sky, 'Mapa nieba bez ramy, oparta o jasną ścianę'),
    ],
  }),
  gift({
    handle: 'plakat-rob-po-swojemu',
    english: wallPrintsInEnglish['plakat-rob-po-swojemu'],
    title: 'Plakat literniczy „Rób po swojemu”',
    description:
      'Koła, łuki i trzy słowa, które przydają się w poniedziałek. Zdanie możesz zmienić na własne, najlepiej krótkie: od razu widzisz je na podglądzie. Mocne kolory drukujemy z dodatkową warstwą pomarańczu.',
    productType: 'Plakat',
    category: 'Plakaty i obrazy',
    tags: ['plakat', 'litery', 'do biura', 'prezent'],
    added: '2026-07-02',
    seo: {
      title: 'Plakat z napisem „Rób po swojemu” lub własnym',
      description:
        'Plakat literniczy z mocnym kolorem i zdaniem, które możesz zmienić. Trzy rozmiary, bez ramy albo w dębie.',
    },
    code: 'PLA-SWOJE',
    options: ['Rozmiar', 'Format'],
    forms: [
      { values: ['A4', 'bez ramy'], price: 2900, compareAtPrice: 3900, stock: 90, picture: 2 },
      { values: ['A3', 'bez ramy'], price: 4500, compareAtPrice: 5900, stock: 70, picture: 2 },
      { values: ['50 × 70 cm', 'bez ramy'], price: 6500, compareAtPrice: 7900, stock: 40, picture: 2 },
      {
        values: ['50 × 70 cm', 'w dębowej ramie'],
        price: 14_900,
        compareAtPrice: 17_900,
        stock: 0,
        picture: 0,
      },
    ],
    features: [
      'Twoje słowa widzisz na podglądzie',
      'Trzy rozmiary',
      'Dodatkowa warstwa pomarańczu',
      'Papier 230 g',
    ],
    pictures: [
      posterPicture(
        'wall',
        'honey',
        'oak',
        shapes,
        'Plakat „Rób po swojemu” z geometrycznymi kształtami, w ramie',
      ),
      posterPicture('detail', 'dawn', 'oak', shapes, 'Narożnik plakatu „Rób po swojemu” z bliska'),
      posterPicture('leaning', 'dawn', 'none', shapes, 'Plakat „Rób po swojemu” bez ramy, oparty o ścianę'),
    ],
  }),
  gift({
    handle: 'plakat-baltyk',
    english: wallPrintsInEnglish['plakat-baltyk'],
    title: 'Plakat „Bałtyk o szóstej”',
    description:
      'Latarnia, mgła i pierwsza kawa na molo. Cichy pejzaż znad morza, narysowany w Iskrze, do pokoju, w którym brakuje horyzontu. Drukujemy na papierze 230 g i wysyłamy w tubie.',
    productType: 'Plakat',
    category: 'Plakaty i obrazy',
    tags: ['plakat', 'morze', 'prezent', 'na ścianę'],
    added: '2026-08-10',
    seo: {
      title: 'Plakat „Bałtyk o szóstej” – pejzaż z latarnią',
      description: 'Pejzaż z latarnią o świcie. Trzy rozmiary, papier 230 g, rama z dębu do wyboru.',
    },
    code: 'PLA-BALTYK',
    options: ['Rozmiar', 'Format'],
    forms: sizes([34, 4, 21, 3, 8, 0]),
    features: ['Trzy rozmiary', 'Papier 230 g', 'Tuba z grubej tektury'],
    pictures: [
      posterPicture(
        'wall',
        'dawn',
        'oak',
        lighthouse,
        'Plakat „Bałtyk” z latarnią o świcie, w ramie na ścianie',
      ),
      posterPicture('detail', 'rose', 'oak', lighthouse, 'Narożnik odbitki z latarnią z bliska'),
      posterPicture('leaning', 'sand', 'none', lighthouse, 'Plakat z latarnią bez ramy, oparty o ścianę'),
    ],
  }),
  gift({
    handle: 'plakat-twoje-miasto',
    english: wallPrintsInEnglish['plakat-twoje-miasto'],
    title: 'Plakat z nazwą Twojego miasta',
    description:
      'Dachy, wieże i zapalone okna pod nazwą miasta, w którym masz dom albo serce. Wpisujesz nazwę i wybierasz kolor nieba, który pasuje do kanapy. To rysunek ułożony z liter nazwy, nie panorama: każda nazwa ma własny. Drukujemy na papierze 230 g.',
    productType: 'Plakat',
    category: 'Plakaty i obrazy',
    tags: ['plakat', 'miasto', 'prezent', 'na ścianę'],
    added: '2026-09-07',
    seo: {
      title: 'Plakat z nazwą Twojego miasta i kolorem nieba',
      description:
        'Plakat z rysowanym miastem pod Twoją nazwą i w kolorze nieba do wyboru, z podglądem. Trzy rozmiary, rama z dębu.',
    },
    code: 'PLA-MIASTO',
    options: ['Rozmiar', 'Format'],
    forms: sizes([110, 19, 95, 14, 60, 11]),
    features: ['Nazwa i kolor nieba do wyboru', 'Trzy rozmiary', 'Tuba z grubej tektury', 'Papier 230 g'],
    pictures: [
      posterPicture(
        'wall',
        'sage',
        'oak',
        city,
        'Plakat z dachami o zmierzchu i nazwą Warszawa, w ramie nad komodą',
      ),
      posterPicture('sizes', 'snow', 'oak', city, 'Plakat z Warszawą w trzech rozmiarach'),
      posterPicture('leaning', 'honey', 'none', city, 'Plakat z Warszawą bez ramy, oparty o ścianę'),
    ],
  }),
  gift({
    handle: 'obraz-na-plotnie',
    english: wallPrintsInEnglish['obraz-na-plotnie'],
    title: 'Obraz na płótnie',
    description:
      'Twój obraz na bawełnianym płótnie naciągniętym na sosnowe krosno o grubości 4 cm. Boki zadrukowujemy lustrzanym odbiciem, więc rama nie jest potrzebna. Obraz układasz na podglądzie, a zawieszka i poziomica są w pudełku.',
    productType: 'Obraz na płótnie',
    category: 'Plakaty i obrazy',
    tags: ['płótno', 'z obrazem', 'prezent', 'na ścianę', MADE_TO_ORDER_TAG],
    added: '2026-05-29',
    seo: {
      title: 'Obraz na płótnie z własnego pliku – krosno 4 cm',
      description:
        'Twój obraz na bawełnianym płótnie i sosnowym krośnie 4 cm. Trzy rozmiary, zadrukowane boki, zawieszka w zestawie.',
    },
    code: 'PLO-OBRAZ',
    options: ['Rozmiar'],
    forms: [
      { values: ['30 × 30 cm'], price: 9900, stock: 26, picture: 0 },
      { values: ['50 × 50 cm'], price: 14_900, stock: 18, picture: 0 },
      { values: ['80 × 80 cm'], price: 24_900, stock: 2, picture: 0 },
    ],
    features: [
      'Obraz układasz na podglądzie',
      'Krosno sosnowe 4 cm',
      'Zadrukowane boki',
      'Zawieszka i poziomica w zestawie',
    ],
    pictures: [
      posterPicture('wall', 'violet', 'canvas', flow, 'Obraz na płótnie z falującymi liniami nad komodą'),
      posterPicture('detail', 'night', 'canvas', flow, 'Zadrukowany bok i splot płótna z bliska'),
      posterPicture('leaning', 'ice', 'canvas', flow, 'Obraz na płótnie oparty o ścianę'),
    ],
  }),
]
