import { aiProduct } from './aiProduct.ts'
import { cardPictures } from './cardPictures.ts'
import { familyCardsInEnglish } from '../english/cards.ts'

/** Cards for mothers, fathers, weddings, anniversaries and births. */
export const familyCards = [
  aiProduct('greeting_card', {
    handle: 'kartka-na-dzien-matki-bukiet',
    english: familyCardsInEnglish['kartka-na-dzien-matki-bukiet'],
    title: 'Kartka na Dzień Matki „Bukiet, który nie więdnie”',
    description:
      'Kwiaty na okładce zostaną świeże, a słowa w środku będą tylko o niej. Zaczynamy bez wielkich słów i bez kiczu; Ty dopisujesz, co po niej masz i za co dziękujesz. Te dwa miejsca przeczyta pierwsze.',
    occasion: 'Dzień Matki',
    added: '2026-04-20',
    tags: ['Dzień Matki', 'mama', 'kartka', 'kwiaty'],
    seo: {
      title: 'Kartka na Dzień Matki z własnym tekstem',
      description:
        'Kartka dla mamy z bukietem na okładce i miejscem na to, co po niej masz. Bez kiczu i wielkich słów. PDF od razu lub druk z kopertą.',
    },
    price: 1599,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Do pobrania zaraz po zapłacie',
      'Druk na papierze 300 g z kopertą',
    ],
    style: 'czuły, prosty',
    length: 'średni, do 90 słów',
    base: 'Mamo, po Tobie mam to: {co_mam_po_tobie}.\n\nI wiem, za co dziękować: {za_co}. Nie mówię tego co dzień, więc mówię dziś i na piśmie, żeby zostało.\n\n{nadawca}',
    sample:
      'Mamo, po Tobie mam to: krzywy mały palec i dwie kanapki na drogę, bez których nie umiem wyjść z domu.\n\nI wiem, za co dziękować: za czekanie pod szkołą w deszczu i za to, że nigdy nie powiedziałaś „a nie mówiłam”. Nie mówię tego co dzień, więc mówię dziś i na piśmie, żeby zostało.\n\nTwój Michał',
    bestseller: true,
    printed: { price: 2599, stock: 220 },
    pictures: cardPictures(
      'rose',
      { art: 'bouquet', mood: 'rose', words: ['Mamo,', 'dziękuję'], voice: 'serif', place: 'top' },
      'bukiet piwonii i gałązek',
      [
        'Mamo, po Tobie mam to: krzywy mały palec i dwie kanapki na drogę, bez których nie umiem wyjść z domu.',
        'Nie mówię tego co dzień, więc mówię dziś i na piśmie, żeby zostało.',
        'Twój Michał',
      ],
    ),
  }),
  aiProduct('greeting_card', {
    handle: 'kartka-na-dzien-ojca-gory',
    english: familyCardsInEnglish['kartka-na-dzien-ojca-gory'],
    title: 'Kartka na Dzień Ojca „Z góry widać lepiej”',
    description:
      'Dla taty, który nie lubi przemówień. Dwa akapity: w jednym dopisujesz, czego Cię nauczył, w drugim, co mu nigdy nie wyszło. Reszta jest krótka jak jego odpowiedzi, a na okładce stoją góry.',
    occasion: 'Dzień Ojca',
    added: '2026-05-12',
    tags: ['Dzień Ojca', 'tata', 'kartka', 'góry'],
    seo: {
      title: 'Kartka na Dzień Ojca – krótko, ciepło, z humorem',
      description:
        'Kartka dla taty, który nie lubi przemówień: dwa krótkie akapity z miejscem na jego lekcję i jego wpadkę.',
    },
    price: 1599,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Drukujesz, ile razy chcesz',
      'Druk na papierze 300 g z kopertą',
    ],
    style: 'oszczędny, z humorem',
    length: 'krótki, do 60 słów',
    base: 'Tato, od Ciebie mam ważną lekcję: {lekcja}.\n\nA że nie wszystko musi się udać, wiem stąd: {wpadka}. Z góry widać lepiej, a najlepiej było widać z Twoich ramion.\n\n{nadawca}',
    sample:
      'Tato, od Ciebie mam ważną lekcję: dwa razy się mierzy, a raz tnie.\n\nA że nie wszystko musi się udać, wiem stąd: karmnik stoi krzywo już jedenasty rok i żaden ptak się nie skarży. Z góry widać lepiej, a najlepiej było widać z Twoich ramion.\n\nTomek',
    printed: { price: 2599, stock: 130 },
    pictures: cardPictures(
      'sand',
      { art: 'mountains', mood: 'ember', words: ['Dla najlepszego', 'taty'], voice: 'grotesk', place: 'top' },
      'pasma gór o zachodzie słońca',
      [
        'Tato, od Ciebie mam ważną lekcję: dwa razy się mierzy, a raz tnie.',
        'Z góry widać lepiej, a najlepiej było widać z Twoich ramion.',
        'Tomek',
      ],
    ),
  }),
  aiProduct('greeting_card', {
    handle: 'kartka-slubna-galazki',
    english: familyCardsInEnglish['kartka-slubna-galazki'],
    title: 'Kartka ślubna „Dwie gałązki”',
    description:
      'Życzenia dla młodej pary, które nie kończą się na „dużo miłości”. Jest w nich miejsce na oba imiona, na to, jak się poznali, i na to, co robią razem najlepiej. Do wersji drukowanej dokładamy kieszonkę na bilety i kopertę.',
    occasion: 'Ślub',
    added: '2026-03-27',
    tags: ['ślub', 'wesele', 'kartka'],
    seo: {
      title: 'Kartka ślubna z życzeniami dla jednej pary',
      description:
        'Kartka na ślub z miejscem na historię tej jednej pary: jak się poznali i co robią razem najlepiej. Druk z kieszonką albo PDF.',
    },
    price: 1899,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Kieszonka na bilety w wersji drukowanej',
      'Złocenie na gorąco na okładce',
    ],
    style: 'uroczysty, ciepły',
    length: 'średni, do 90 słów',
    base: '{imie_pierwsze:vocative} i {imie_drugie:vocative}, wszystko zaczęło się tak: {poznanie}.\n\nPatrzymy na Was i widzimy, że najlepiej wychodzi Wam jedno: {razem}. Życzymy Wam domu, w którym zawsze jest o jedno krzesło więcej.\n\n{nadawca}',
    sample:
      'Kasiu i Bartku, wszystko zaczęło się tak: jedno wolne miejsce w pociągu do Gdyni i dwie osoby, które uparcie ustępowały sobie okna.\n\nPatrzymy na Was i widzimy, że najlepiej wychodzi Wam jedno: milczenie w samochodzie, od którego nikomu nie jest smutno. Życzymy Wam domu, w którym zawsze jest o jedno krzesło więcej.\n\nIza i Marek',
    printed: { price: 3299, stock: 75 },
    pictures: cardPictures(
      'sage',
      { art: 'wreath', mood: 'sage', words: ['Na całe', 'życie'], voice: 'serif', place: 'middle' },
      'wieniec z dwóch gałązek',
      [
        'Kasiu i Bartku, wszystko zaczęło się tak: jedno wolne miejsce w pociągu do Gdyni.',
        'Życzymy Wam domu, w którym zawsze jest o jedno krzesło więcej.',
        'Iza i Marek',
      ],
    ),
  }),
  aiProduct('greeting_card', {
    handle: 'kartka-rocznica-dwie-linie',
    english: familyCardsInEnglish['kartka-rocznica-dwie-linie'],
    title: 'Kartka na rocznicę „Dwie linie”',
    description:
      'Dwie linie, które od lat idą razem, raz prosto, raz zygzakiem. W tekście czeka miejsce na rok, w którym wszystko się zaczęło, i na dwie sceny z drogi. Puenta jest gotowa i nie przesładza.',
    occasion: 'Rocznica',
    added: '2026-06-15',
    tags: ['rocznica', 'dla pary', 'kartka'],
    seo: {
      title: 'Kartka na rocznicę ślubu z dwiema Waszymi scenami',
      description:
        'Kartka na rocznicę z miejscem na rok, w którym wszystko się zaczęło, i dwie Wasze sceny. PDF od razu lub druk z kopertą.',
    },
    price: 1599,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Drukujesz, ile razy chcesz',
      'Druk na papierze 300 g z kopertą',
    ],
    style: 'czuły, wspominający',
    length: 'krótki, do 60 słów',
    base: '{imie:vocative}, rok {rok}: {scena_pierwsza}.\n\nPotem było i tak: {scena_druga}. A dziś dwie linie dalej idą razem, raz prosto, raz zygzakiem, ale zawsze obok siebie.\n\n{nadawca}',
    sample:
      'Ewo, rok 2004: czerwona parasolka na przystanku i autobus, którego żadne z nas nie chciało złapać.\n\nPotem było i tak: remont bez wody, dwoje dzieci, jeden pies i czternaście przeprowadzek tej samej szafy. A dziś dwie linie dalej idą razem, raz prosto, raz zygzakiem, ale zawsze obok siebie.\n\nPaweł',
    printed: { price: 2599, stock: 58 },
    pictures: cardPictures(
      'berry',
      { art: 'twoLines', mood: 'berry', words: ['Razem', 'od 2004'], voice: 'serif', place: 'bottom' },
      'dwie splatające się linie',
      [
        'Ewo, rok 2004: czerwona parasolka na przystanku i autobus, którego żadne z nas nie chciało złapać.',
        'A dziś dwie linie dalej idą razem, zawsze obok siebie.',
        'Paweł',
      ],
    ),
  }),
  aiProduct('greeting_card', {
    handle: 'kartka-narodziny-dziecka-ksiezyc',
    english: familyCardsInEnglish['kartka-narodziny-dziecka-ksiezyc'],
    title: 'Kartka na narodziny dziecka „Dzień dobry, świecie”',
    description:
      'Powitanie dla kogoś, kto ma dopiero kilka dni. W środku list do dziecka, który rodzice schowają na osiemnaste urodziny, z miejscem na imię, datę, wagę, pogodę tego dnia i jedno dobre życzenie na drogę. Zapisane ręką, zostanie na długo.',
    occasion: 'Narodziny dziecka',
    added: '2026-07-06',
    tags: ['narodziny', 'dla dzieci', 'kartka'],
    seo: {
      title: 'Kartka na narodziny dziecka – list na osiemnaste urodziny',
      description:
        'Kartka na narodziny z listem do dziecka i miejscem na imię, wagę, pogodę tego dnia i jedno życzenie. PDF albo druk z kopertą.',
    },
    price: 1599,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Do pobrania zaraz po zapłacie',
      'Druk na papierze bawełnianym z kopertą',
    ],
    style: 'delikatny, spokojny',
    length: 'krótki, do 60 słów',
    base: 'Dzień dobry, {imie:vocative}.\n\nPrzyszedł ten dzień, {data}, i od razu było wiadomo: {pogoda}. Waga pokazała {waga:gramy}, a wszyscy wokół nagle zaczęli mówić szeptem. Nasze życzenie na drogę: {zyczenie}.\n\n{nadawca}',
    sample:
      'Dzień dobry, Heleno.\n\nPrzyszedł ten dzień, 4 lipca, i od razu było wiadomo: burza obejdzie miasto bokiem, żeby Cię nie obudzić. Waga pokazała 3280 gramów, a wszyscy wokół nagle zaczęli mówić szeptem. Nasze życzenie na drogę: ciekawość większa od strachu i zawsze ktoś do trzymania za rękę.\n\nBabcia i dziadek',
    printed: { price: 2699, stock: 37 },
    pictures: cardPictures(
      'night',
      { art: 'moon', mood: 'night', words: ['Dzień dobry,', 'świecie'], voice: 'serif', place: 'bottom' },
      'księżyc śpiący w chmurach',
      [
        'Dzień dobry, Heleno.',
        'Nasze życzenie na drogę: ciekawość większa od strachu i zawsze ktoś do trzymania za rękę.',
        'Babcia i dziadek',
      ],
    ),
  }),
]
