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
      'Zamiast dziesiątego kubka: kilka zdań, które zostaną w szufladzie na lata. Mówią językiem dziecka, bez dorosłych ozdobników, a dwa miejsca dziecko wypełnia samo: co zapamięta i co już umie. Pod tekstem podpisze się choćby cała klasa.',
    occasion: 'Podziękowania',
    added: '2026-05-28',
    tags: ['podziękowania', 'szkoła', 'nauczyciel'],
    seo: {
      title: 'Podziękowanie dla nauczyciela słowami dziecka',
      description:
        'Podziękowanie na koniec roku językiem dziecka, z miejscem na to, co zapamięta i co już umie. Plik PDF do wydruku i podpisania.',
    },
    price: 1199,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A5',
      'Do pobrania zaraz po zapłacie',
      'Drukujesz, ile razy chcesz',
    ],
    style: 'szczery, dziecięcy',
    length: 'średni, do 90 słów',
    base: '{imie:formal}!\n\nNajbardziej zapamiętam to: {zapamietam}. Dziś już to umiem: {umiem}, i wiem, komu dziękować. Będę opowiadać o tym w domu jeszcze długo.\n\n{nadawca}',
    sample:
      'Pani Agnieszko!\n\nNajbardziej zapamiętam to, jak wyszliśmy liczyć kroki do stawu i wyszło 612, a Pani powiedziała, że to jest prawdziwa matematyka. Dziś już to umiem: dzielić pod kreską i nie bać się tablicy, i wiem, komu dziękować. Będę opowiadać o tym w domu jeszcze długo.\n\nAntek z 4b',
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
      'Dla tych, którzy słyszą głównie skargi. Tekst, który można powiesić w dyżurce, z miejscem na to, co konkretnie ktoś zrobił i kiedy przyszła ulga. O chorobie mówi tyle, ile sam dopiszesz.',
    occasion: 'Podziękowania',
    added: '2026-04-11',
    tags: ['podziękowania', 'szpital'],
    seo: {
      title: 'Podziękowanie dla lekarza i pielęgniarek na piśmie',
      description:
        'Podziękowanie dla personelu medycznego: z szacunkiem i miejscem na jeden konkretny gest. PDF w formatach A4 i A5 do wydruku.',
    },
    price: 1199,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formatach A4 i A5',
      'Do pobrania zaraz po zapłacie',
      'Drukujesz, ile razy chcesz',
    ],
    style: 'pełen szacunku',
    length: 'krótki, do 60 słów',
    base: 'Szanowni Państwo!\n\nTe słowa są dla całego zespołu: {zespol}. Dziękuję za to, co zwykle nie trafia do żadnej karty: {gest}. Ulga przyszła w takiej chwili: {ulga}. Życzę spokojnych dyżurów i ludzi, którzy mówią „dziękuję” na głos.\n\n{nadawca}',
    sample:
      'Szanowni Państwo!\n\nTe słowa są dla całego zespołu: oddział dziecięcy. Dziękuję za to, co zwykle nie trafia do żadnej karty: za krzesło przystawione o trzeciej w nocy i herbatę, o którą nie prosiłam. Ulga przyszła w takiej chwili: pani Renata powiedziała „niech pani śpi, ja popilnuję”. Życzę spokojnych dyżurów i ludzi, którzy mówią „dziękuję” na głos.\n\nMama Leosia',
    pictures: notePictures('ice', 'ice', 'Szanowni Państwo!', [
      'Dziękuję za krzesło przystawione o trzeciej w nocy i herbatę, o którą nie prosiłam.',
      'Mama Leosia',
    ]),
  }),
  aiProduct('thank_you_note', {
    handle: 'podziekowania-dla-gosci-weselnych',
    english: thankYouNotesInEnglish['podziekowania-dla-gosci-weselnych'],
    title: 'Podziękowania dla gości weselnych',
    description:
      'Bilecik dla każdej pary gości z osobna, nie jedno zdanie dla wszystkich. Tekst jest krótki i ma jedno miejsce, które robi całą różnicę: wspomnienie o tych gościach. Plik drukujesz tyle razy, ile par siedziało przy stołach.',
    occasion: 'Ślub',
    added: '2026-06-22',
    tags: ['podziękowania', 'ślub', 'wesele'],
    seo: {
      title: 'Podziękowania dla gości weselnych – każde inne',
      description:
        'Bilecik z podziękowaniem dla gości weselnych i miejscem na jedno wspomnienie o nich. Plik PDF do druku, ile razy trzeba.',
    },
    price: 4900,
    compareAtPrice: 6900,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A5',
      'Do pobrania zaraz po zapłacie',
      'Drukujesz, ile razy chcesz',
    ],
    style: 'serdeczny, lekki',
    length: 'bardzo krótki, do 40 słów',
    base: '{imie:vocative}, dziękujemy za wspólne święto.\n\nZostanie nam w pamięci to: {wspomnienie}. Drzwi naszego domu już Was znają.\n\n{nadawca}',
    sample:
      'Ciociu Wando i wujku Romanie, dziękujemy za wspólne święto.\n\nZostanie nam w pamięci to, jak po północy uczyliście świadka tańczyć oberka na boso. Drzwi naszego domu już Was znają.\n\nKasia i Bartek',
    pictures: notePictures('sage', 'honey', 'Dziękujemy za wspólne święto', [
      'Zostanie nam w pamięci to, jak po północy uczyliście świadka tańczyć oberka na boso.',
      'Kasia i Bartek',
    ]),
  }),
  aiProduct('thank_you_note', {
    handle: 'podziekowanie-dla-zespolu',
    english: thankYouNotesInEnglish['podziekowanie-dla-zespolu'],
    title: 'Podziękowanie dla zespołu po projekcie',
    description:
      'Mail „dzięki wszystkim” nikogo nie wzrusza. Ten tekst zostawia miejsce na nazwę projektu i na rzeczy, bez których by się nie udało, po jednej na osobę. Słowa skopiujesz do maila albo wydrukujesz obok tortu.',
    occasion: 'Podziękowania',
    added: '2026-03-16',
    tags: ['podziękowania', 'praca', 'zespół'],
    seo: {
      title: 'Podziękowanie dla zespołu, w którym każdy jest sobą',
      description:
        'Podziękowanie po projekcie z miejscem na konkretne zasługi zamiast ogólników. Tekst do skopiowania i wydruku.',
    },
    price: 1499,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'Słowa, które można skopiować',
      'PDF w formacie A5',
      'Do pobrania zaraz po zapłacie',
    ],
    style: 'rzeczowy, ciepły',
    length: 'krótki, do 60 słów',
    base: 'Zespole {zespol}!\n\nGotowe: {projekt}. Nie udałoby się, gdyby nie to: {zaslugi}. Praca z Wami to przyjemność, a po tym kwartale także zaszczyt.\n\n{nadawca}',
    sample:
      'Zespole Latarnia!\n\nGotowe: nowy sklep działa od poniedziałku i nikt nie zadzwonił w nocy. Nie udałoby się, gdyby nie to: upór Magdy przy płatnościach, spokój Igora, gdy wszystko świeciło na czerwono, i listy Oli, na których nigdy niczego nie brakowało. Praca z Wami to przyjemność, a po tym kwartale także zaszczyt.\n\nRenata',
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
      'Moment na sali, w którym wszyscy szukają chusteczek. Krótki tekst do przeczytania na głos, z miejscem na to, jaki był dom, czego Was nauczył i za co dziękujecie. Ostatnie zdanie obiecuje powroty na obiad.',
    occasion: 'Ślub',
    added: '2026-05-04',
    tags: ['podziękowania', 'ślub', 'rodzice'],
    seo: {
      title: 'Podziękowanie dla rodziców na ślub – tekst na głos',
      description:
        'Podziękowanie dla rodziców do przeczytania na weselu, z miejscem na dom, naukę i Wasze „dziękuję”. Plik PDF do wydruku.',
    },
    price: 2499,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A5',
      'Do pobrania zaraz po zapłacie',
      'Drukujesz, ile razy chcesz',
    ],
    style: 'wzruszający, prosty',
    length: 'średni, do 90 słów',
    base: 'Mamo, tato!\n\nDom, z którego wychodzimy, to {dom}. Mamy z niego jedną ważną naukę: {lekcja}. Dziś dziękujemy przede wszystkim za to: {dziekujemy_za}. Zawsze będziemy wracać na obiad.\n\n{nadawca}',
    sample:
      'Mamo, tato!\n\nDom, z którego wychodzimy, to zapach drożdży w sobotę i światło w kuchni, które paliło się, dopóki nie wróciliśmy. Mamy z niego jedną ważną naukę: kłócić się wolno, byle przed kolacją. Dziś dziękujemy przede wszystkim za to: za korepetycje, za pożyczony samochód i za to, że nigdy nie pytaliście, po co. Zawsze będziemy wracać na obiad.\n\nJulia i Adam',
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
      'Za podlewanie kwiatów, odebrane paczki i cierpliwość przy remoncie. Krótki bilecik, który wsuniesz pod drzwi razem z czekoladą. Dopisujesz imię i przysługę, bo reszta już tam stoi.',
    occasion: 'Podziękowania',
    added: '2026-08-03',
    tags: ['podziękowania', 'sąsiedzi'],
    seo: {
      title: 'Bilecik z podziękowaniem dla sąsiadów w minutę',
      description:
        'Krótki bilecik za podlane kwiaty i odebrane paczki, z miejscem na imię i przysługę. Gotowy plik do wydruku.',
    },
    price: 799,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'Cztery bileciki na kartce A4',
      'Do pobrania zaraz po zapłacie',
      'Drukujesz, ile razy chcesz',
    ],
    style: 'swojski',
    length: 'bardzo krótki, do 40 słów',
    base: '{imie:vocative}, mamy za co dziękować: {przysluga}.\n\nTacy sąsiedzi to coś lepszego niż winda, która działa. Czekolada jest na odwrocie.\n\n{nadawca}',
    sample:
      'Panie Zbyszku, mamy za co dziękować: trzy tygodnie podlewania naszych pomidorów.\n\nTacy sąsiedzi to coś lepszego niż winda, która działa. Czekolada jest na odwrocie.\n\nSpod siódemki',
    pictures: notePictures('sand', 'ember', 'Panie Zbyszku!', [
      'Dziękujemy za trzy tygodnie podlewania naszych pomidorów. Tacy sąsiedzi to coś lepszego niż winda, która działa.',
      'Spod siódemki',
    ]),
  }),
]
