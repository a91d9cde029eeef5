import { aiProduct } from './aiProduct.ts'
import { letterPictures } from './letterPictures.ts'
import { loveLettersInEnglish } from '../english/letters.ts'

/** Letters for two. */
export const loveLetters = [
  aiProduct('love_letter', {
    handle: 'list-milosny-na-rocznice',
    english: loveLettersInEnglish['list-milosny-na-rocznice'],
    title: 'List miłosny na rocznicę',
    description:
      'List o Was, który zaczyna za Ciebie najtrudniejsze zdania. Dopisujesz, co zauważasz od lat, o co się kłócicie i za czym tęsknisz, a pod spodem podpisujesz się bez rumieńca. Szerokie marginesy i kursywa zostawiają słowom spokój.',
    occasion: 'Rocznica',
    added: '2026-02-02',
    tags: ['list miłosny', 'rocznica', 'dla pary'],
    seo: {
      title: 'List miłosny na rocznicę napisany o Was',
      description:
        'List miłosny z miejscem na to, co widzisz tylko Ty. Plik PDF od razu albo druk na papierze czerpanym w kopercie.',
    },
    price: 3499,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A4',
      'Druk na papierze czerpanym',
      'Koperta z lakową pieczęcią',
    ],
    style: 'intymny, bez patosu',
    length: 'średni, do 110 słów',
    base: '{imie:vocative}, kochanie,\n\nlata mijają, a ja dalej zauważam to samo: {szczegol}. Kłócimy się o drobiazgi, na przykład: {spor}. I dobrze, bo o rzeczy ważne nie musimy.\n\nKiedy Cię nie ma, najbardziej tęsknię za jednym: {tesknota}. Chcę tego jeszcze przez bardzo długi czas.\n\n{nadawca}',
    sample:
      'Mario, kochanie,\n\nlata mijają, a ja dalej zauważam to samo: że przed snem sprawdzasz, czy drzwi są zamknięte, choć wiesz, że już sprawdziłem. Kłócimy się o drobiazgi, na przykład: czy okno ma być uchylone. I dobrze, bo o rzeczy ważne nie musimy.\n\nKiedy Cię nie ma, najbardziej tęsknię za jednym: za odgłosem kluczy rzuconych na komodę. To jest dla mnie dźwięk szczęścia, choć brzmi jak hałas. Chcę go słyszeć jeszcze przez bardzo długi czas.\n\nTwój Jan',
    bestseller: true,
    printed: { price: 5900, stock: 48 },
    pictures: letterPictures('berry', 'berry', 'Mario, kochanie,', [
      'lata mijają, a ja dalej zauważam to samo: że przed snem sprawdzasz, czy drzwi są zamknięte, choć wiesz, że już sprawdziłem.',
      'Kłócimy się o drobiazgi, na przykład: czy okno ma być uchylone. I dobrze, bo o rzeczy ważne nie musimy.',
      'Kiedy Cię nie ma, najbardziej tęsknię za odgłosem kluczy rzuconych na komodę. To jest dla mnie dźwięk szczęścia.',
      'Twój Jan',
    ]),
  }),
  aiProduct('love_letter', {
    handle: 'list-na-odleglosc',
    english: loveLettersInEnglish['list-na-odleglosc'],
    title: 'List na odległość „Ile to godzin pociągiem”',
    description:
      'Dla par, które dzielą miasta, granice albo strefy czasowe. List ma miejsce na Waszą odległość, na zwykły dzień i na datę spotkania. Drukujesz go, ile razy trzeba: na każdy tydzień rozłąki wpisujesz inny dzień.',
    occasion: 'Inne',
    added: '2026-03-30',
    tags: ['list miłosny', 'na odległość', 'dla pary'],
    seo: {
      title: 'List miłosny na odległość z datą spotkania',
      description:
        'List dla pary na odległość z miejscem na zwykły dzień i datę spotkania. Plik PDF, który drukujesz, ile razy chcesz.',
    },
    price: 2999,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A4',
      'Do pobrania zaraz po zapłacie',
      'Drukujesz, ile razy chcesz',
    ],
    style: 'tęskny, pogodny',
    length: 'krótki, do 60 słów',
    base: '{imie:vocative},\n\ndzieli nas {odleglosc}. U mnie dziś było zwyczajnie: {dzien}. W każdym z tych miejsc brakowało jednej osoby.\n\nNajbliższe spotkanie: {data}. Do tego czasu śpij po mojej stronie łóżka.\n\n{nadawca}',
    sample:
      'Piotrku,\n\ndzieli nas 1136 kilometrów i jedna przesiadka w Berlinie. U mnie dziś było zwyczajnie: kolejka po chleb, deszcz o czwartej, sąsiadka znów grała Chopina w połowie tempa. W każdym z tych miejsc brakowało jednej osoby.\n\nNajbliższe spotkanie: 14 grudnia. Do tego czasu śpij po mojej stronie łóżka.\n\nEla',
    pictures: letterPictures('ice', 'violet', 'Piotrku,', [
      'dzieli nas 1136 kilometrów i jedna przesiadka w Berlinie. U mnie dziś było zwyczajnie: kolejka po chleb, deszcz o czwartej.',
      'W każdym z tych miejsc brakowało jednej osoby.',
      'Najbliższe spotkanie: 14 grudnia. Do tego czasu śpij po mojej stronie łóżka.',
      'Ela',
    ]),
  }),
  aiProduct('love_letter', {
    handle: 'pierwszy-list-wyznanie',
    english: loveLettersInEnglish['pierwszy-list-wyznanie'],
    title: 'Pierwszy list „Chyba musisz wiedzieć”',
    description:
      'Kiedy chcesz powiedzieć pierwszy raz i boisz się, że wyjdzie głupio. Mniej przymiotników, więcej prawdy i wyjście awaryjne dla obu stron. Dopisujesz dwie rzeczy: od kiedy to trwa i co lubisz.',
    occasion: 'Inne',
    added: '2026-04-27',
    tags: ['list miłosny', 'wyznanie'],
    seo: {
      title: 'Pierwszy list miłosny – wyznanie z miejscem na Twoje słowa',
      description:
        'Wyznanie napisane z wyczuciem, z miejscem na to, od kiedy i co lubisz. Mniej przymiotników, więcej prawdy. Plik PDF.',
    },
    price: 2499,
    compareAtPrice: 2999,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'Słowa, które można skopiować',
      'PDF w formacie A4',
      'Do pobrania zaraz po zapłacie',
    ],
    style: 'nieśmiały, szczery',
    length: 'średni, do 90 słów',
    base: '{imie:vocative},\n\nchyba musisz wiedzieć, że coraz trudniej mi się skupić. Zaczęło się tak: {moment}. Lubię w Tobie to: {lubie}.\n\nNie musisz odpowiadać od razu ani wcale. Ja po prostu nie chcę już udawać, że to nic.\n\n{nadawca}',
    sample:
      'Natalio,\n\nchyba musisz wiedzieć, że coraz trudniej mi się skupić. Zaczęło się tak: parasol oddany mi w deszczu. Lubię w Tobie to, że zaczynasz zdania od środka i zawsze je kończysz.\n\nNie musisz odpowiadać od razu ani wcale. Ja po prostu nie chcę już udawać, że to nic.\n\nKrzysiek z drugiego roku',
    pictures: letterPictures('dawn', 'ember', 'Natalio,', [
      'chyba musisz wiedzieć, że coraz trudniej mi się skupić. Zaczęło się tak: parasol oddany mi w deszczu.',
      'Lubię w Tobie to, że zaczynasz zdania od środka i zawsze je kończysz.',
      'Nie musisz odpowiadać od razu ani wcale.',
      'Krzysiek',
    ]),
  }),
  aiProduct('love_letter', {
    handle: 'list-na-zareczyny',
    english: loveLettersInEnglish['list-na-zareczyny'],
    title: 'List na zaręczyny „Zanim zapytam”',
    description:
      'List do przeczytania tuż przed najważniejszym pytaniem albo zamiast niego. Prowadzi przez dwie chwile, które sam dopiszesz, i zatrzymuje się dokładnie tam, gdzie masz uklęknąć. Drukowany jest na papierze bawełnianym.',
    occasion: 'Inne',
    added: '2026-07-20',
    tags: ['list miłosny', 'zaręczyny', 'dla pary'],
    seo: {
      title: 'List na zaręczyny „Zanim zapytam” z dwiema Waszymi chwilami',
      description:
        'List przed najważniejszym pytaniem z miejscem na dwie Wasze chwile. PDF od razu albo druk na papierze bawełnianym.',
    },
    price: 4900,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A4',
      'Do pobrania zaraz po zapłacie',
      'Papier bawełniany 350 g',
    ],
    style: 'uroczysty, osobisty',
    length: 'średni, do 90 słów',
    base: '{imie:vocative},\n\nzanim zapytam, posłuchaj. Pierwszy raz ta myśl przyszła wtedy: {poczatek}. Drugi raz wtedy: {dowod}.\n\nOd tamtej pory każdy plan zaczyna się u mnie od słowa „my”. Zostało tylko jedno pytanie i teraz je zadam.\n\n{nadawca}',
    sample:
      'Alicjo,\n\nzanim zapytam, posłuchaj. Pierwszy raz ta myśl przyszła wtedy: Bieszczady, zgubiony szlak i Ty, która zaczynasz śpiewać. Drugi raz wtedy: ostatnie suche skarpety oddane obcemu dziecku.\n\nOd tamtej pory każdy plan zaczyna się u mnie od słowa „my”. Zostało tylko jedno pytanie i teraz je zadam.\n\nWojtek',
    printed: { price: 7900, stock: 12 },
    pictures: letterPictures('night', 'honey', 'Alicjo,', [
      'zanim zapytam, posłuchaj. Pierwszy raz ta myśl przyszła wtedy: Bieszczady, zgubiony szlak i Ty, która zaczynasz śpiewać.',
      'Od tamtej pory każdy plan zaczyna się u mnie od słowa „my”.',
      'Zostało tylko jedno pytanie i teraz je zadam.',
      'Wojtek',
    ]),
  }),
  aiProduct('love_letter', {
    handle: 'list-walentynkowy-na-dobranoc',
    english: loveLettersInEnglish['list-walentynkowy-na-dobranoc'],
    title: 'List walentynkowy „Na dobranoc”',
    description:
      'Krótki list, który czyta się przy zgaszonym świetle. Zaczyna się od dzisiejszego dnia, a kończy na tym, co będzie jutro; oba dopisujesz Ty. Nie ma w nim gwiazd, oceanów ani połówek jabłka.',
    occasion: 'Walentynki',
    added: '2026-01-20',
    tags: ['list miłosny', 'walentynki', 'dla pary'],
    seo: {
      title: 'List walentynkowy „Na dobranoc” bez kiczu',
      description:
        'Krótki list na walentynki z miejscem na dzisiejszy dzień i obietnicę na jutro. PDF od razu lub druk na papierze czerpanym.',
    },
    price: 1999,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A4',
      'Drukujesz, ile razy chcesz',
      'Druk na papierze czerpanym',
    ],
    style: 'cichy, czuły',
    length: 'krótki, do 60 słów',
    base: '{imie:vocative},\n\nzanim zgaśnie lampka: dziś najbardziej podobało mi się to: {dzis}. Plan na jutro: {jutro}, a jeśli nie wyjdzie, to też dobrze.\n\nŚpij. Ja jeszcze chwilę popatrzę.\n\n{nadawca}',
    sample:
      'Zosiu,\n\nzanim zgaśnie lampka: dziś najbardziej podobało mi się to, jak kłóciłaś się z przepisem na szarlotkę i wygrałaś. Plan na jutro: naleśniki i spacer do lasu, a jeśli nie wyjdzie, to też dobrze.\n\nŚpij. Ja jeszcze chwilę popatrzę.\n\nMateusz',
    printed: { price: 4400, stock: 30 },
    pictures: letterPictures('rose', 'rose', 'Zosiu,', [
      'zanim zgaśnie lampka: dziś najbardziej podobało mi się to, jak kłóciłaś się z przepisem na szarlotkę i wygrałaś.',
      'Śpij. Ja jeszcze chwilę popatrzę.',
      'Mateusz',
    ]),
  }),
  aiProduct('love_letter', {
    handle: 'list-na-zgode',
    english: loveLettersInEnglish['list-na-zgode'],
    title: 'List na zgodę „Wróćmy do stołu”',
    description:
      'Po kłótni, po ciszy, po głupim słowie. List, który nie licytuje się na winy, tylko pyta o trzy trudne rzeczy: co zrozumiałeś, czego się boisz i co proponujesz. Odpowiedzi wpisujesz w puste miejsca, a resztę słów masz gotową.',
    occasion: 'Przeprosiny',
    added: '2026-09-01',
    tags: ['list miłosny', 'przeprosiny', 'dla pary'],
    seo: {
      title: 'List na zgodę po kłótni „Wróćmy do stołu”',
      description:
        'List po kłótni z miejscem na to, co zrozumiałeś, czego się boisz i co proponujesz. Gotowy plik PDF.',
    },
    price: 2499,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'Słowa, które można skopiować',
      'PDF w formacie A4',
      'Do pobrania zaraz po zapłacie',
    ],
    style: 'spokojny, odpowiedzialny',
    length: 'średni, do 90 słów',
    base: '{imie:vocative},\n\nrozumiem już jedno: {zrozumienie}. Boję się jednego: {obawa}. Dlatego piszę, zamiast znów podnieść głos.\n\nMoja propozycja jest taka: {propozycja}. Wróćmy do stołu. Herbata jeszcze ciepła.\n\n{nadawca}',
    sample:
      'Beato,\n\nrozumiem już jedno: że kiedy mówisz „nic się nie stało”, to właśnie wtedy powinienem usiąść i zapytać. Boję się jednego: że przyzwyczaimy się do milczenia. Dlatego piszę, zamiast znów podnieść głos.\n\nMoja propozycja jest taka: w każdą niedzielę godzina bez telefonów. Wróćmy do stołu. Herbata jeszcze ciepła.\n\nRobert',
    pictures: letterPictures('sand', 'sage', 'Beato,', [
      'rozumiem już jedno: że kiedy mówisz „nic się nie stało”, to właśnie wtedy powinienem usiąść i zapytać.',
      'Moja propozycja jest taka: w każdą niedzielę godzina bez telefonów.',
      'Wróćmy do stołu. Herbata jeszcze ciepła.',
      'Robert',
    ]),
  }),
]
