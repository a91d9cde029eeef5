import { aiProduct } from './aiProduct.ts'
import { cardPictures } from './cardPictures.ts'
import { seasonCardsInEnglish } from '../english/cards.ts'

/** Cards for Christmas, Valentine's day, congratulations and apologies. */
export const seasonCards = [
  aiProduct('greeting_card', {
    handle: 'kartka-swiateczna-pierwsza-gwiazdka',
    english: seasonCardsInEnglish['kartka-swiateczna-pierwsza-gwiazdka'],
    title: 'Kartka świąteczna „Pierwsza gwiazdka”',
    description:
      'Granatowe niebo i gwiazda, na którą czeka się z barszczem. W środku tekst z miejscem na imię, jedno podziękowanie i jedno życzenie: dla babci inne, dla szefa inne, dla sąsiadów z dołu jeszcze inne. Plik drukujesz tyle razy, ile osób masz na liście.',
    occasion: 'Święta',
    added: '2026-10-05',
    tags: ['święta', 'Boże Narodzenie', 'kartka'],
    seo: {
      title: 'Kartka świąteczna z innym tekstem dla każdego',
      description:
        'Kartka na Boże Narodzenie z miejscem na własne podziękowanie i życzenie dla każdego z listy. PDF od razu lub druk z kopertą.',
    },
    price: 1299,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Drukujesz, ile razy chcesz',
      'Druk na papierze 300 g z kopertą',
    ],
    style: 'ciepły, tradycyjny',
    length: 'krótki, do 60 słów',
    base: '{imie:vocative}, zanim zaświeci pierwsza gwiazdka, chcemy zdążyć z podziękowaniem. Jest za co: {podziekowanie}.\n\nNiech te święta przyniosą to: {zyczenie}. A przy stole niech będzie wolne miejsce, na które naprawdę ktoś przyjdzie.\n\n{nadawca}',
    sample:
      'Babciu Stasiu, zanim zaświeci pierwsza gwiazdka, chcemy zdążyć z podziękowaniem. Jest za co: uszka, których nikt nie umie policzyć.\n\nNiech te święta przyniosą to: zdrowe kolana i cichy telewizor. A przy stole niech będzie wolne miejsce, na które naprawdę ktoś przyjdzie.\n\nCała szóstka z Radomia',
    bestseller: true,
    printed: { price: 2199, stock: 300 },
    pictures: cardPictures(
      'night',
      { art: 'star', mood: 'night', words: ['Spokojnych', 'świąt'], voice: 'serif', place: 'bottom' },
      'pierwsza gwiazda nad dachami',
      [
        'Babciu Stasiu, dziękujemy za uszka, których nikt nie umie policzyć.',
        'A przy stole niech będzie wolne miejsce, na które naprawdę ktoś przyjdzie.',
        'Cała szóstka z Radomia',
      ],
    ),
  }),
  aiProduct('greeting_card', {
    handle: 'kartka-swiateczna-zimowy-las',
    english: seasonCardsInEnglish['kartka-swiateczna-zimowy-las'],
    title: 'Kartka świąteczna „Zimowy las”',
    description:
      'Cisza, śnieg i kilka dobrych zdań. Kartka dla tych, którzy świąt nie obchodzą albo obchodzą po swojemu: o odpoczynku i o jednej dobrej rzeczy z minionego roku, którą dopiszesz. Bez odniesień religijnych.',
    occasion: 'Święta',
    added: '2026-10-12',
    tags: ['święta', 'zima', 'kartka'],
    seo: {
      title: 'Kartka zimowa „Zimowy las” z życzeniami na miarę',
      description:
        'Zimowa kartka o odpoczynku, z miejscem na jedną dobrą rzecz z tego roku, bez odniesień religijnych. PDF albo druk z kopertą.',
    },
    price: 1299,
    compareAtPrice: 1599,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Drukujesz, ile razy chcesz',
      'Druk na papierze z recyklingu z kopertą',
    ],
    style: 'spokojny, uważny',
    length: 'krótki, do 60 słów',
    base: '{imie:vocative}, rok był długi, a zdarzyło się w nim coś dobrego: {dobre}.\n\nTeraz pora na ciszę. Niech zima przyniesie to: {zyczenie}. A śnieg tylko wtedy, kiedy nigdzie nie trzeba jechać.\n\n{nadawca}',
    sample:
      'Zuzo, rok był długi, a zdarzyło się w nim coś dobrego: powrót do malowania, choć „tylko na chwilę”.\n\nTeraz pora na ciszę. Niech zima przyniesie to: długie poranki. A śnieg tylko wtedy, kiedy nigdzie nie trzeba jechać.\n\nDaniel',
    printed: { price: 2199, compareAtPrice: 2499, stock: 4 },
    pictures: cardPictures(
      'snow',
      { art: 'forest', mood: 'ice', words: ['Cicho, śnieg'], voice: 'serif', place: 'top' },
      'zaśnieżone świerki',
      [
        'Zuzo, rok był długi, a w nim jedno dobre: że wróciłaś do malowania.',
        'Niech zima przyniesie to: długie poranki. A śnieg tylko wtedy, kiedy nigdzie nie trzeba jechać.',
        'Daniel',
      ],
    ),
  }),
  aiProduct('greeting_card', {
    handle: 'kartka-walentynkowa-jedno-serce',
    english: seasonCardsInEnglish['kartka-walentynkowa-jedno-serce'],
    title: 'Kartka walentynkowa „Kocham Cię, i tyle”',
    description:
      'Jedno serce, trzy słowa i miejsce na to, co mówicie sobie tylko w domu. Dopisujesz, za co, i jeden Wasz zwyczaj, a resztę mówisz na ucho. Walentynka, która nikogo nie zawstydzi przy śniadaniu.',
    occasion: 'Walentynki',
    added: '2026-01-14',
    tags: ['walentynki', 'dla pary', 'kartka', 'serce'],
    seo: {
      title: 'Kartka walentynkowa „Kocham Cię, i tyle”',
      description:
        'Walentynka z miejscem na Wasze słowa: za co i jeden Wasz zwyczaj, w krótkim tekście. PDF od razu lub druk z kopertą.',
    },
    price: 1499,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Do pobrania zaraz po zapłacie',
      'Druk na papierze 300 g z kopertą',
    ],
    style: 'czuły, żartobliwy',
    length: 'krótki, do 60 słów',
    base: '{imie:vocative}, kocham Cię, i tyle.\n\nNo dobrze, jeszcze za to: {za_co}. I za ten nasz zwyczaj: {zwyczaj}. Reszta na ucho.\n\n{nadawca}',
    sample:
      'Kubo, kocham Cię, i tyle.\n\nNo dobrze, jeszcze za to: że oddajesz mi ostatni kawałek pizzy i udajesz, że nie byłeś głodny. I za ten nasz zwyczaj: trzy stuknięcia w ścianę, kiedy ktoś zasypia pierwszy. Reszta na ucho.\n\nHania',
    bestseller: true,
    printed: { price: 2499, stock: 88 },
    pictures: cardPictures(
      'rose',
      { art: 'heart', mood: 'berry', words: ['Kocham Cię,', 'i tyle'], voice: 'serif', place: 'bottom' },
      'jedno duże serce',
      [
        'Kubo, kocham Cię, i tyle.',
        'No dobrze, jeszcze za to, że oddajesz mi ostatni kawałek pizzy i udajesz, że nie byłeś głodny.',
        'Hania',
      ],
    ),
  }),
  aiProduct('greeting_card', {
    handle: 'kartka-gratulacyjna-laur',
    english: seasonCardsInEnglish['kartka-gratulacyjna-laur'],
    title: 'Kartka gratulacyjna „Udało się!”',
    description:
      'Obrona, awans, pierwszy maraton, własne mieszkanie. Gratulacje, w których słychać, ile to kosztowało pracy: zamiast „masz szczęście” mówią „należało się”. Dopisujesz, co się udało i co było po drodze najtrudniejsze.',
    occasion: 'Gratulacje',
    added: '2026-06-01',
    tags: ['gratulacje', 'sukces', 'kartka'],
    seo: {
      title: 'Kartka z gratulacjami „Udało się!” na każdą okazję',
      description:
        'Gratulacje na obronę, awans, maraton czy nowe mieszkanie, z miejscem na to, co się udało i ile kosztowało. PDF lub druk.',
    },
    price: 1499,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Drukujesz, ile razy chcesz',
      'Druk na papierze 300 g z kopertą',
    ],
    style: 'radosny, konkretny',
    length: 'krótki, do 60 słów',
    base: '{imie:vocative}, udało się: {sukces}!\n\nPo drodze było i to: {trudnosc}. Dlatego zamiast „masz szczęście” będzie krótko: należało się.\n\n{nadawca}',
    sample:
      'Olu, udało się: doktorat z wyróżnieniem!\n\nPo drodze było i to: trzy laptopy, dwa remonty laboratorium i jeden promotor na urlopie. Dlatego zamiast „masz szczęście” będzie krótko: należało się.\n\nEkipa z pokoju 214',
    printed: { price: 2499, stock: 52 },
    pictures: cardPictures(
      'honey',
      { art: 'laurel', mood: 'honey', words: ['Udało się!'], voice: 'grotesk', place: 'middle' },
      'wieniec laurowy z iskrami',
      [
        'Olu, udało się: doktorat z wyróżnieniem!',
        'Zamiast „masz szczęście” będzie krótko: należało się.',
        'Ekipa z pokoju 214',
      ],
    ),
  }),
  aiProduct('greeting_card', {
    handle: 'kartka-przeprosiny-zlota-rysa',
    english: seasonCardsInEnglish['kartka-przeprosiny-zlota-rysa'],
    title: 'Kartka z przeprosinami „Złota rysa”',
    description:
      'W Japonii pęknięte naczynia skleja się złotem, żeby rysa była widoczna i piękna. Ta kartka robi to samo ze słowami: ma miejsce na to, co się stało, i na to, jak chcesz to naprawić. W jej tekście nie ma ani jednego „ale”; Twoja kolej, żeby go nie dopisać.',
    occasion: 'Przeprosiny',
    added: '2026-08-18',
    tags: ['przeprosiny', 'kartka'],
    seo: {
      title: 'Kartka z przeprosinami bez słowa „ale” – „Złota rysa”',
      description:
        'Kartka z przeprosinami z miejscem na to, co się stało i jak to naprawisz, bez ani jednego „ale”. PDF albo druk ze złoceniem.',
    },
    price: 1499,
    features: [
      'Ani jednego „ale” w tekście',
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Druk ze złoceniem i kopertą',
    ],
    style: 'szczery, powściągliwy',
    length: 'średni, do 90 słów',
    base: '{imie:vocative}, przepraszam.\n\nStało się to: {co_sie_stalo}. To moja wina i nie mam wymówki. Chcę to naprawić tak: {naprawa}. Poczekam, ile trzeba.\n\n{nadawca}',
    sample:
      'Aniu, przepraszam.\n\nStało się to: nie przyszedłem na Twój wernisaż, choć miałem go w kalendarzu od miesiąca. To moja wina i nie mam wymówki. Chcę to naprawić tak: w czwartek obejrzymy wystawę we dwoje, a ja przyniosę kwiaty i nie spojrzę w telefon. Poczekam, ile trzeba.\n\nFilip',
    printed: { price: 2699, stock: 3 },
    pictures: cardPictures(
      'ice',
      { art: 'kintsugi', mood: 'night', words: ['Przepraszam'], voice: 'serif', place: 'bottom' },
      'miseczka sklejona złotem',
      ['Aniu, przepraszam.', 'To moja wina i nie mam wymówki. Poczekam, ile trzeba.', 'Filip'],
    ),
  }),
]
