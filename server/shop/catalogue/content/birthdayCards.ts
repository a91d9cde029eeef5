import { aiProduct } from './aiProduct.ts'
import { cardPictures } from './cardPictures.ts'
import { birthdayCardsInEnglish } from '../english/cards.ts'

/** Cards for birthdays and name days. */
export const birthdayCards = [
  aiProduct('greeting_card', {
    handle: 'kartka-urodzinowa-sto-iskier',
    english: birthdayCardsInEnglish['kartka-urodzinowa-sto-iskier'],
    title: 'Kartka urodzinowa „Sto iskier”',
    description:
      'Tort, świeczki i życzenia, które zaczynamy my, a kończysz Ty. W środku czekają trzy puste miejsca: na imię, na jedno wspomnienie z ostatniego roku i na to, czego naprawdę życzysz. Plik jest gotowy od razu, a kartkę z kopertą drukujemy na papierze 300 g, który lubi pióro.',
    occasion: 'Urodziny',
    added: '2026-02-11',
    tags: ['urodziny', 'kartka', 'tort'],
    seo: {
      title: 'Kartka urodzinowa z własnym tekstem „Sto iskier”',
      description:
        'Kartka urodzinowa z życzeniami i miejscem na Twoje wspomnienie. Plik PDF od razu albo druk na papierze 300 g z kopertą.',
    },
    price: 1499,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Do pobrania zaraz po zapłacie',
      'Druk na papierze 300 g z kopertą',
    ],
    style: 'ciepły, z humorem',
    length: 'średni, do 90 słów',
    base: '{imie:vocative}, dziś płonie sto iskier, a każda jest dla Ciebie.\n\nZ ostatniego roku najlepiej pamiętam jedno: {wspomnienie}. Niech spełni się to: {zyczenie}. A powodów do śmiechu niech będzie tyle, żeby zabrakło na nie świeczek.\n\n{nadawca}',
    sample:
      'Marto, dziś płonie sto iskier, a każda jest dla Ciebie.\n\nZ ostatniego roku najlepiej pamiętam jedno: jak o drugiej w nocy piekłyśmy drożdżówki, bo „przecież same się nie zjedzą”. Niech spełni się to: własna piekarnia, choćby na parapecie. A powodów do śmiechu niech będzie tyle, żeby zabrakło na nie świeczek.\n\nOla',
    bestseller: true,
    printed: { price: 2499, stock: 180 },
    pictures: cardPictures(
      'dawn',
      { art: 'cake', mood: 'ember', words: ['Wszystkiego', 'najlepszego'], voice: 'serif', place: 'top' },
      'tort z płonącymi świeczkami',
      [
        'Marto, dziś płonie sto iskier, a każda jest dla Ciebie.',
        'Niech spełni się to: własna piekarnia, choćby na parapecie. A powodów do śmiechu niech będzie tyle, żeby zabrakło na nie świeczek.',
        'Ola',
      ],
    ),
  }),
  aiProduct('greeting_card', {
    handle: 'kartka-na-osiemnastke',
    english: birthdayCardsInEnglish['kartka-na-osiemnastke'],
    title: 'Kartka na osiemnastkę „Już wolno”',
    description:
      'Osiemnastka zasługuje na coś lepszego niż rymowanka z internetu. Tekst jest wesoły i nie moralizuje, a trzy jego miejsca należą do Ciebie: jedna przygoda, jedno marzenie i jedna rada. Pod spodem zostaje dość papieru na podpisy.',
    occasion: 'Urodziny',
    added: '2026-04-02',
    tags: ['urodziny', '18 lat', 'kartka'],
    seo: {
      title: 'Kartka na 18. urodziny z tekstem na miarę',
      description:
        'Kartka na osiemnastkę bez rymowanek: tekst z miejscem na jedną przygodę, jedno marzenie i jedną dobrą radę.',
    },
    price: 1499,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Drukujesz, ile razy chcesz',
      'Druk na papierze 300 g z kopertą',
    ],
    style: 'wesoły, bezpośredni',
    length: 'krótki, do 60 słów',
    base: '{imie:vocative}, od dziś wolno Ci prawie wszystko.\n\nMy i tak będziemy pamiętać jedno: {wspomnienie}. Niech się spełni to: {marzenie}. A gdyby kiedyś zabrakło pomysłu, nasza rada brzmi: {rada}.\n\n{nadawca}',
    sample:
      'Kubo, od dziś wolno Ci prawie wszystko.\n\nMy i tak będziemy pamiętać jedno: prawo jazdy zdane dopiero wtedy, gdy egzaminator przestał się śmiać. Niech się spełni to: motocykl, Portugalia i żadnych mandatów. A gdyby kiedyś zabrakło pomysłu, nasza rada brzmi: dzwoń do mamy, ona i tak już wie.\n\nRodzice i Zosia',
    printed: { price: 2499, stock: 64 },
    pictures: cardPictures(
      'violet',
      { art: 'confetti', mood: 'violet', words: ['Osiem', 'naście!'], voice: 'grotesk', place: 'middle' },
      'deszcz kolorowego konfetti',
      [
        'Kubo, od dziś wolno Ci prawie wszystko.',
        'Niech się spełni to: motocykl, Portugalia i żadnych mandatów.',
        'Rodzice i Zosia',
      ],
    ),
  }),
  aiProduct('greeting_card', {
    handle: 'kartka-dla-dziecka-balony',
    english: birthdayCardsInEnglish['kartka-dla-dziecka-balony'],
    title: 'Kartka dla dziecka „Trzy balony”',
    description:
      'Krótka historyjka z trzema balonami: na odwagę, na przygody i na tort. Wpisujesz imię, wiek i ulubione zwierzę, a dziecko zostaje bohaterem. Słowa są proste, a koniec zawsze dobry.',
    occasion: 'Urodziny',
    added: '2026-05-19',
    tags: ['urodziny', 'dla dzieci', 'kartka'],
    seo: {
      title: 'Kartka urodzinowa dla dziecka z historyjką',
      description:
        'Kartka dla dziecka z historyjką o trzech balonach i miejscem na imię, wiek i ulubione zwierzę. Proste słowa, dobre zakończenie.',
    },
    price: 1299,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Do pobrania zaraz po zapłacie',
      'Druk na papierze 300 g z kopertą',
    ],
    style: 'bajkowy, prosty',
    length: 'krótki, do 60 słów',
    base: 'To jest bajka o kimś, komu na imię {imie} i kto kończy dziś {wiek:lata}.\n\nRano do drzwi zapukał niezwykły gość: {zwierze}. W prezencie były trzy balony. Pierwszy na odwagę, drugi na przygody, a trzeci na tort.\n\nWszystkiego najlepszego! {nadawca}',
    sample:
      'To jest bajka o kimś, komu na imię Tymek i kto kończy dziś 5 lat.\n\nRano do drzwi zapukał niezwykły gość: wyderka w kapeluszu. W prezencie były trzy balony. Pierwszy na odwagę, drugi na przygody, a trzeci na tort.\n\nWszystkiego najlepszego! Ciocia Ania i wujek Piotr',
    bestseller: true,
    printed: { price: 2299, stock: 96 },
    pictures: cardPictures(
      'ice',
      { art: 'balloons', mood: 'dawn', words: ['Hurra, to dziś'], voice: 'hand', place: 'bottom' },
      'trzy balony nad wzgórzem',
      [
        'To jest bajka o kimś, komu na imię Tymek i kto kończy dziś 5 lat.',
        'Rano do drzwi zapukał niezwykły gość: wyderka w kapeluszu. Przyniósł trzy balony.',
        'Ciocia Ania i wujek Piotr',
      ],
    ),
  }),
  aiProduct('greeting_card', {
    handle: 'kartka-imieninowa-laka',
    english: birthdayCardsInEnglish['kartka-imieninowa-laka'],
    title: 'Kartka imieninowa „Łąka”',
    description:
      'Na imieniny, które w wielu domach świętuje się bardziej niż urodziny. Polne kwiaty na okładce, a w środku kilka zdań z miejscem na to, co w tej osobie najlepsze. Wystarczy dopisać jedną cechę i jeden drobiazg, który tylko Wy rozumiecie.',
    occasion: 'Inne',
    added: '2026-03-08',
    tags: ['imieniny', 'kartka', 'kwiaty'],
    seo: {
      title: 'Kartka imieninowa z życzeniami na miarę – „Łąka”',
      description:
        'Imieninowa kartka w polne kwiaty z miejscem na jedną cechę i jeden Wasz drobiazg. Plik PDF od razu albo druk z kopertą.',
    },
    price: 1299,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Drukujesz, ile razy chcesz',
      'Druk na papierze 300 g z kopertą',
    ],
    style: 'serdeczny, spokojny',
    length: 'krótki, do 60 słów',
    base: '{imie:vocative}, dobrze, że jesteś w kalendarzu i w naszym życiu.\n\nNajbardziej cenimy w Tobie to: {cecha}. I jest jeszcze drobiazg, za który dziękujemy: {drobiazg}. Niech ten rok pachnie łąką.\n\n{nadawca}',
    sample:
      'Halino, dobrze, że jesteś w kalendarzu i w naszym życiu.\n\nNajbardziej cenimy w Tobie to: spokój, który udziela się całemu blokowi. I jest jeszcze drobiazg, za który dziękujemy: kompot z rabarbaru. Niech ten rok pachnie łąką.\n\nSąsiedzi z trzeciego piętra',
    printed: { price: 2299, stock: 41 },
    pictures: cardPictures(
      'sage',
      { art: 'meadow', mood: 'sage', words: ['Dobrego', 'dnia imienin'], voice: 'serif', place: 'top' },
      'polne kwiaty i trawy',
      [
        'Halino, dobrze, że jesteś w kalendarzu i w naszym życiu.',
        'Za spokój, który uspokaja cały blok, i za kompot z rabarbaru – dziękujemy.',
        'Sąsiedzi z trzeciego piętra',
      ],
    ),
  }),
]
