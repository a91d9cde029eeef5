import { aiProduct } from './aiProduct.ts'
import { notePictures } from './letterPictures.ts'
import { thankYouNotesInEnglish } from '../english/letters.ts'

/** Short thanks for people who don't expect them. */
export const thankYouNotes = [
  aiProduct('thank_you_note', {
    handle: 'podziekowanie-dla-nauczycielki',
    english: thankYouNotesInEnglish['podziekowanie-dla-nauczycielki'],
    title: 'Podziękowanie dla nauczycielki lub nauczyciela',
    description:
      'Zamiast dziesiątego kubka: kilka zdań, które zostaną w szufladzie na lata. Dziecko mówi, czego się nauczyło i co zapamięta, a Iskra zapisuje to jego językiem, bez dorosłych ozdobników. Działa też od całej klasy: każdy dopisuje po jednym zdaniu.',
    occasion: 'Podziękowania',
    added: '2026-05-28',
    tags: ['podziękowania', 'szkoła', 'nauczyciel'],
    seo: {
      title: 'Podziękowanie dla nauczyciela słowami dziecka',
      description:
        'Podziękowanie na koniec roku napisane językiem dziecka albo całej klasy. Gotowy plik PDF do wydruku i podpisania.',
    },
    price: 1199,
    features: [
      'Język dostosowany do wieku dziecka',
      'Wersja od całej klasy',
      'Miejsce na podpisy',
      'PDF w formacie A5',
    ],
    style: 'szczery, dziecięcy',
    length: 'krótki, do 70 słów',
    base: 'Droga Pani, drogi Panie!\n\nNajbardziej zapamiętam to: {zapamietam}. Umiem teraz {umiem} i to jest dzięki {imie}. Będę opowiadać o tym w domu jeszcze długo.\n\n{nadawca}',
    sample:
      'Pani Agnieszko!\n\nNajbardziej zapamiętam to, jak wyszliśmy liczyć kroki do stawu i wyszło 612, a Pani powiedziała, że to jest prawdziwa matematyka. Umiem teraz dzielić pod kreską i nie boję się tablicy, a to dzięki Pani. Będę opowiadać o tym w domu jeszcze długo.\n\nAntek z 4b',
    rating: [4.9, 156],
    bestseller: true,
    pictures: notePictures('honey', 'sage', 'Pani Agnieszko!', [
      'Najbardziej zapamiętam to, jak wyszliśmy liczyć kroki do stawu i wyszło 612, a Pani powiedziała, że to jest prawdziwa matematyka.',
      'Antek z 4b',
    ]),
  }),
  aiProduct('thank_you_note', {
    handle: 'podziekowanie-dla-lekarzy',
    english: thankYouNotesInEnglish['podziekowanie-dla-lekarzy'],
    title: 'Podziękowanie dla lekarzy i pielęgniarek',
    description:
      'Dla tych, którzy słyszą głównie skargi. Iskra pyta, co konkretnie ktoś zrobił i kiedy poczułeś ulgę, po czym układa tekst, który można powiesić w dyżurce. Bez nazw chorób i szczegółów leczenia, jeśli ich nie podasz.',
    occasion: 'Podziękowania',
    added: '2026-04-11',
    tags: ['podziękowania', 'szpital'],
    seo: {
      title: 'Podziękowanie dla lekarza i pielęgniarek na piśmie',
      description:
        'Podziękowanie dla personelu medycznego: konkretnie, z szacunkiem i bez szczegółów leczenia. PDF do wydruku w A4 i A5.',
    },
    price: 1199,
    features: [
      'Konkretnie, bez patosu',
      'Dyskretnie o zdrowiu',
      'PDF w A4 i A5',
      'Wersja z imienną listą zespołu',
    ],
    style: 'pełen szacunku',
    length: 'średni, do 90 słów',
    base: 'Szanowny Zespole, {imie}!\n\nDziękuję za to, co zwykle nie trafia do żadnej karty: {gest}. Ulga przyszła wtedy, gdy {ulga}. Życzę Wam spokojnych dyżurów i ludzi, którzy mówią „dziękuję” na głos.\n\n{nadawca}',
    sample:
      'Szanowny Zespole oddziału dziecięcego!\n\nDziękuję za to, co zwykle nie trafia do żadnej karty: za krzesło przystawione o trzeciej w nocy i herbatę, o którą nie prosiłam. Ulga przyszła wtedy, gdy pani Renata powiedziała: „niech pani śpi, ja popilnuję”. Życzę Wam spokojnych dyżurów i ludzi, którzy mówią „dziękuję” na głos.\n\nMama Leosia',
    rating: [4.8, 44],
    pictures: notePictures('ice', 'ice', 'Szanowny Zespole!', [
      'Dziękuję za krzesło przystawione o trzeciej w nocy i herbatę, o którą nie prosiłam.',
      'Mama Leosia',
    ]),
  }),
  aiProduct('thank_you_note', {
    handle: 'podziekowania-dla-gosci-weselnych',
    english: thankYouNotesInEnglish['podziekowania-dla-gosci-weselnych'],
    title: 'Podziękowania dla gości weselnych',
    description:
      'Osobne podziękowanie dla każdej pary gości, nie jedno zdanie dla wszystkich. Wgrywasz listę z krótką notatką (kto przyjechał najdalej, kto tańczył do rana), a Iskra zwraca komplet bilecików w jednym pliku do druku.',
    occasion: 'Ślub',
    added: '2026-06-22',
    tags: ['podziękowania', 'ślub', 'wesele'],
    seo: {
      title: 'Podziękowania dla gości weselnych – każde inne',
      description:
        'Komplet bilecików z osobnym podziękowaniem dla każdej pary gości. Do 120 osób w jednym pliku gotowym do druku.',
    },
    price: 4900,
    compareAtPrice: 6900,
    features: [
      'Do 120 gości w komplecie',
      'Każdy bilecik inny',
      'Plik do druku ze spadami',
      'Trzy układy graficzne',
    ],
    style: 'serdeczny, lekki',
    length: 'bardzo krótki, do 30 słów',
    base: '{imie}, dziękujemy, że byliście z nami.\n\nZostanie nam w pamięci to: {wspomnienie}. Drzwi naszego domu już Was znają.\n\n{nadawca}',
    sample:
      'Ciociu Wando i wujku Romanie, dziękujemy, że byliście z nami.\n\nZostanie nam w pamięci to, jak po północy uczyliście świadka tańczyć oberka na boso. Drzwi naszego domu już Was znają.\n\nKasia i Bartek',
    rating: [4.7, 63],
    pictures: notePictures('sage', 'honey', 'Dziękujemy, że byliście', [
      'Zostanie nam w pamięci to, jak po północy uczyliście świadka tańczyć oberka na boso.',
      'Kasia i Bartek',
    ]),
  }),
  aiProduct('thank_you_note', {
    handle: 'podziekowanie-dla-zespolu',
    english: thankYouNotesInEnglish['podziekowanie-dla-zespolu'],
    title: 'Podziękowanie dla zespołu po projekcie',
    description:
      'Mail „dzięki wszystkim” nikogo nie wzrusza. Podaj imiona i po jednej rzeczy, bez której by się nie udało, a powstanie podziękowanie, w którym każdy znajdzie siebie. Długość dopasujesz do komunikatora, maila albo kartki przy torcie.',
    occasion: 'Podziękowania',
    added: '2026-03-16',
    tags: ['podziękowania', 'praca', 'zespół'],
    seo: {
      title: 'Podziękowanie dla zespołu, w którym każdy jest sobą',
      description:
        'Podziękowanie po projekcie: imiona i konkretne zasługi zamiast ogólników. Wersja na komunikator, mail i kartkę.',
    },
    price: 1499,
    features: [
      'Do 25 osób w jednym tekście',
      'Trzy długości',
      'Ton od luźnego po oficjalny',
      'Plik i tekst do wklejenia',
    ],
    style: 'rzeczowy, ciepły',
    length: 'średni, do 120 słów',
    base: 'Zespole {imie}!\n\nSkończyliśmy: {projekt}. Nie udałoby się bez kilku rzeczy: {zaslugi}. Pracować z Wami to przyjemność, a po tym kwartale także zaszczyt.\n\n{nadawca}',
    sample:
      'Zespole Latarnia!\n\nSkończyliśmy: nowy sklep działa od poniedziałku i nikt nie zadzwonił w nocy. Nie udałoby się bez kilku rzeczy: uporu Magdy przy płatnościach, spokoju Igora, gdy wszystko świeciło na czerwono, i list Oli, na których nigdy niczego nie brakowało. Pracować z Wami to przyjemność, a po tym kwartale także zaszczyt.\n\nRenata',
    rating: [4.5, 51],
    pictures: notePictures('dawn', 'ember', 'Zespole Latarnia!', [
      'Nie udałoby się bez uporu Magdy przy płatnościach i spokoju Igora, gdy wszystko świeciło na czerwono.',
      'Renata',
    ]),
  }),
  aiProduct('thank_you_note', {
    handle: 'podziekowanie-dla-rodzicow',
    english: thankYouNotesInEnglish['podziekowanie-dla-rodzicow'],
    title: 'Podziękowanie dla rodziców na wesele',
    description:
      'Moment na sali, w którym wszyscy szukają chusteczek. Iskra rozmawia z Wami po kolei o mamie i o tacie, a potem układa tekst na dwa głosy do przeczytania w trzy minuty. Dostajecie też wersję w dużym druku, żeby łzy nie przeszkadzały.',
    occasion: 'Ślub',
    added: '2026-05-04',
    tags: ['podziękowania', 'ślub', 'rodzice'],
    seo: {
      title: 'Podziękowanie dla rodziców na ślub – tekst na głos',
      description:
        'Podziękowanie dla rodziców do przeczytania na weselu: tekst na dwa głosy, trzy minuty, wersja w dużym druku.',
    },
    price: 2499,
    features: ['Tekst na dwa głosy', 'Trzy minuty czytania', 'Wersja w dużym druku', 'Dwie rundy poprawek'],
    style: 'wzruszający, prosty',
    length: 'długi, do 350 słów',
    base: 'Mamo, tato!\n\nDom, z którego wychodzimy, to {dom}. Nauczyliście nas, że {lekcja}. Dziś oddajemy choć trochę: {dziekujemy_za}. Zawsze będziemy wracać na obiad.\n\n{nadawca}',
    sample:
      'Mamo, tato!\n\nDom, z którego wychodzimy, to zapach drożdży w sobotę i światło w kuchni, które paliło się, dopóki nie wróciliśmy. Nauczyliście nas, że kłócić się wolno, byle przed kolacją. Dziś oddajemy choć trochę: za korepetycje, za pożyczony samochód i za to, że nigdy nie pytaliście, po co. Zawsze będziemy wracać na obiad.\n\nJulia i Adam',
    rating: [4.9, 112],
    bestseller: true,
    pictures: notePictures('rose', 'berry', 'Mamo, tato!', [
      'Dom, z którego wychodzimy, to zapach drożdży w sobotę i światło w kuchni, które paliło się, dopóki nie wróciliśmy.',
      'Julia i Adam',
    ]),
  }),
  aiProduct('thank_you_note', {
    handle: 'podziekowanie-dla-sasiadow',
    english: thankYouNotesInEnglish['podziekowanie-dla-sasiadow'],
    title: 'Bilecik z podziękowaniem dla sąsiadów',
    description:
      'Za podlewanie kwiatów, odebrane paczki i cierpliwość przy remoncie. Krótki bilecik, który wsuniesz pod drzwi razem z czekoladą. Gotowy w minutę, bo wystarczy jedno zdanie o tym, co się stało.',
    occasion: 'Podziękowania',
    added: '2026-08-03',
    tags: ['podziękowania', 'sąsiedzi'],
    seo: {
      title: 'Bilecik z podziękowaniem dla sąsiadów w minutę',
      description:
        'Krótki bilecik za podlane kwiaty i odebrane paczki. Piszesz jedno zdanie, dostajesz gotowy plik do wydruku.',
    },
    price: 799,
    features: [
      'Gotowy w minutę',
      'Cztery bileciki na stronie A4',
      'Linie cięcia w pliku',
      'Ton swojski albo elegancki',
    ],
    style: 'swojski',
    length: 'bardzo krótki, do 30 słów',
    base: '{imie}, dziękujemy za {przysluga}.\n\nTaki sąsiad to lepiej niż winda, która działa. Czekolada jest na odwrocie.\n\n{nadawca}',
    sample:
      'Panie Zbyszku, dziękujemy za trzy tygodnie podlewania naszych pomidorów.\n\nTaki sąsiad to lepiej niż winda, która działa. Czekolada jest na odwrocie.\n\nSpod siódemki',
    rating: null,
    pictures: notePictures('sand', 'ember', 'Panie Zbyszku!', [
      'Dziękujemy za trzy tygodnie podlewania naszych pomidorów. Taki sąsiad to lepiej niż winda, która działa.',
      'Spod siódemki',
    ]),
  }),
]
