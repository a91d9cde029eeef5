import type { CatalogueCollection } from '../catalogueProduct.ts'
import { collectionsInEnglish } from '../english/collections.ts'

/** The shop's standing shelves, in the order the shop shows them. */
export const shelfCollections: readonly CatalogueCollection[] = [
  {
    handle: 'bestsellery',
    english: collectionsInEnglish.bestsellery,
    title: 'Polecane',
    description: 'Kartki, kubki, plakaty i kursy, od których warto zacząć.',
    picture: {
      recipe: { kind: 'group', view: 'best', scene: 'ember' },
      altText: 'Kubek, kartka i plakat ustawione na podestach w ciepłym świetle',
    },
    seo: {
      title: 'Polecane',
      description: 'Kartki, prezenty, pakiety kredytów i kursy, które poleca Iskra.',
    },
  },
  {
    handle: 'nowosci',
    english: collectionsInEnglish.nowosci,
    title: 'Nowości',
    description: 'Najnowsze kartki, prezenty i kursy, dodane w ostatnich miesiącach.',
    picture: {
      recipe: { kind: 'group', view: 'new', scene: 'violet' },
      altText: 'Nowe przedmioty wyjmowane z otwartego pudełka',
    },
    seo: { title: 'Nowości', description: 'Najnowsze kartki, prezenty i kursy w Iskrze.' },
  },
  {
    handle: 'produkty-ai',
    english: collectionsInEnglish['produkty-ai'],
    title: 'Słowa na miarę',
    description:
      'Kartki, listy, życzenia i podziękowania z miejscem na słowa o jednej osobie. Początek jest gotowy, szczegóły dopisujesz Ty.',
    picture: {
      recipe: { kind: 'group', view: 'ai', scene: 'ice' },
      altText: 'Kartka i list z napisanym tekstem, nad nimi chłodna smuga światła',
    },
    seo: {
      title: 'Kartki i listy z miejscem na Twoje słowa',
      description:
        'Kartki, listy miłosne, życzenia, podziękowania i e-maile biznesowe z miejscem na Twoje słowa.',
    },
  },
  {
    handle: 'kartki',
    english: collectionsInEnglish.kartki,
    title: 'Kartki',
    description:
      'Kartki na urodziny, święta, ślub i wiele innych okazji, z tekstem w środku i miejscem na Twój.',
    picture: {
      recipe: { kind: 'group', view: 'cards', scene: 'dawn' },
      altText: 'Trzy kartki z życzeniami stojące obok siebie',
    },
    seo: {
      title: 'Kartki z własnym tekstem',
      description: 'Kartki z życzeniami i miejscem na własne słowa. PDF od razu albo druk z kopertą.',
    },
  },
  {
    handle: 'podziekowania',
    english: collectionsInEnglish.podziekowania,
    title: 'Podziękowania',
    description: 'Kilka zdań, które ktoś schowa do szuflady i będzie do nich wracał.',
    picture: {
      recipe: {
        kind: 'letter',
        view: 'note',
        scene: 'sage',
        seal: 'ember',
        title: 'Dziękuję',
        text: ['Za to, że byłaś, kiedy nikt nie patrzył.', 'Ola'],
      },
      altText: 'Bilecik z napisem „Dziękuję” przewiązany sznurkiem',
    },
    seo: {
      title: 'Podziękowania na miarę',
      description:
        'Podziękowania dla nauczycieli, lekarzy, gości i rodziców, pisane konkretnie i bez patosu.',
    },
  },
  {
    handle: 'listy-milosne',
    english: collectionsInEnglish['listy-milosne'],
    title: 'Listy miłosne',
    description:
      'Listy na rocznicę, na odległość i na zgodę. Bez gotowych cytatów, za to z Waszymi szczegółami.',
    picture: {
      recipe: {
        kind: 'letter',
        view: 'envelope',
        scene: 'rose',
        seal: 'berry',
        title: 'Kochanie,',
        text: ['zostawiłem Ci światło w kuchni i pół drożdżówki.', 'Wracaj szybko.'],
      },
      altText: 'List zaczynający się od słowa „Kochanie” w kopercie z pieczęcią',
    },
    seo: {
      title: 'Listy miłosne',
      description: 'Listy miłosne z miejscem na Wasze szczegóły: na rocznicę, na odległość, na zaręczyny.',
    },
  },
  {
    handle: 'zyczenia-urodzinowe',
    english: collectionsInEnglish['zyczenia-urodzinowe'],
    title: 'Życzenia urodzinowe',
    description: 'Krótkie życzenia na telefon, z miejscem na to, co łączy Was dwoje.',
    picture: {
      recipe: {
        kind: 'phone',
        view: 'chat',
        scene: 'honey',
        design: { art: 'cake', mood: 'honey', words: ['Sto lat!'], voice: 'hand', place: 'top' },
        sender: 'Ola',
        text: ['Sto lat, Marto!', 'Pamiętasz drożdżówki o drugiej w nocy?', 'Niech ten rok będzie taki sam.'],
      },
      altText: 'Telefon z życzeniami urodzinowymi w rozmowie',
    },
    seo: {
      title: 'Życzenia urodzinowe',
      description:
        'Życzenia urodzinowe dla mamy, przyjaciółki, szefa i dziadków. Plik PDF zaraz po zapłacie.',
    },
  },
  {
    handle: 'listy-biznesowe',
    english: collectionsInEnglish['listy-biznesowe'],
    title: 'E-maile biznesowe',
    description: 'Oferty, przypomnienia i odpowiedzi na trudne maile. Krótko, po ludzku i z terminem.',
    picture: {
      recipe: {
        kind: 'email',
        view: 'window',
        scene: 'ice',
        sender: 'Lidia Kos',
        subject: 'Ustalenia po spotkaniu',
        text: [
          'Dzień dobry, Panie Tomaszu,',
          'dziękuję za rozmowę. Poniżej trzy ustalenia i jeden termin.',
          'Odezwę się w piątek.',
        ],
      },
      altText: 'Okno poczty z krótką wiadomością o ustaleniach',
    },
    seo: {
      title: 'E-maile i listy biznesowe',
      description:
        'Oferty, przypomnienia o płatności, reklamacje i listy motywacyjne do uzupełnienia i wysłania.',
    },
  },
  {
    handle: 'prezenty',
    english: collectionsInEnglish.prezenty,
    title: 'Prezenty drukowane',
    description: 'Kubki, plakaty, koszulki, kalendarze i puzzle ze zdjęciem. Drukujemy od jednej sztuki.',
    picture: {
      recipe: { kind: 'group', view: 'gifts', scene: 'sand' },
      altText: 'Kubek, świeca, notes i plakat na stole',
    },
    seo: {
      title: 'Prezenty ze zdjęciem',
      description: 'Kubki, plakaty, koszulki, notesy, albumy i puzzle ze zdjęciem, od jednej sztuki.',
    },
  },
  {
    handle: 'kursy',
    english: collectionsInEnglish.kursy,
    title: 'Kursy',
    description: 'Obrazy, wideo, muzyka i praca z AI: zeszyty z lekcjami i zadaniami, po kolei i po polsku.',
    picture: {
      recipe: { kind: 'group', view: 'courses', scene: 'night' },
      altText: 'Trzy okładki kursów ustawione jedna za drugą',
    },
    seo: {
      title: 'Kursy AI po polsku',
      description:
        'Kursy generowania obrazów, wideo i muzyki oraz AI w firmie. Trzy poziomy, zeszyty do druku.',
    },
  },
  {
    handle: 'kredyty',
    english: collectionsInEnglish.kredyty,
    title: 'Kredyty',
    description: 'Na tworzenie obrazów, filmów i muzyki. Bez abonamentu i bez daty ważności.',
    picture: {
      recipe: { kind: 'credits', view: 'coin', amount: 300, name: 'Ognisko' },
      altText: 'Żarząca się moneta z iskrą',
    },
    seo: {
      title: 'Pakiety kredytów',
      description: 'Kredyty na obrazy i filmy: od 50 do 4000 sztuk, bez abonamentu i bez daty ważności.',
    },
  },
  {
    handle: 'promocje',
    english: collectionsInEnglish.promocje,
    title: 'W dobrej cenie',
    description: 'Kartki, plakaty, albumy i kursy w dobrej cenie.',
    picture: {
      recipe: { kind: 'group', view: 'sale', scene: 'berry' },
      altText: 'Prezenty z metkami przewiązane wstążką',
    },
    seo: {
      title: 'W dobrej cenie',
      description: 'Kartki, plakaty, albumy i kursy w dobrej cenie w Iskrze.',
    },
  },
]
