import type { Design, Mood, PlannedPicture } from '#server/media/recipes.ts'
import { aiProduct } from './aiProduct.ts'
import { birthdayMessagesInEnglish } from '../english/messages.ts'

function phonePictures(
  scene: Mood,
  design: Design,
  sender: string,
  text: readonly string[],
): PlannedPicture[] {
  return [
    {
      recipe: { kind: 'phone', view: 'chat', scene, design, sender, text },
      altText: `Telefon z otwartą rozmową, w niej życzenia od nadawcy „${sender}”`,
    },
    {
      recipe: { kind: 'phone', view: 'screen', scene, design, sender, text },
      altText: `Te same życzenia jako kolorowa plansza „${(design.words ?? []).join(' ')}” na ekranie telefonu`,
    },
  ]
}

/** Wishes to be sent from a phone. */
export const birthdayMessages = [
  aiProduct('birthday_message', {
    handle: 'zyczenia-dla-mamy',
    english: birthdayMessagesInEnglish['zyczenia-dla-mamy'],
    title: 'Życzenia urodzinowe dla mamy',
    description:
      'Kilka zdań na komunikator albo do przeczytania przez telefon. Iskra pyta o jeden wspólny zwyczaj i jedno marzenie mamy, a oddaje życzenia, po których zadzwoni, zamiast odpisać serduszkiem. W zestawie plansza do wysłania razem z tekstem.',
    occasion: 'Urodziny',
    added: '2026-02-25',
    tags: ['życzenia', 'urodziny', 'mama'],
    seo: {
      title: 'Życzenia urodzinowe dla mamy – krótkie i o niej',
      description:
        'Życzenia dla mamy z Waszym zwyczajem i jej marzeniem. Tekst na komunikator i plansza do wysłania w jednym zestawie.',
    },
    price: 799,
    features: ['Trzy długości tekstu', 'Plansza w dwóch formatach', 'Gotowe w minutę', 'Poprawki bez limitu'],
    style: 'ciepły',
    length: 'krótki, do 45 słów',
    base: 'Mamo, sto lat! Niech spełni się to: {marzenie}. A ja obiecuję, że nasz zwyczaj zostaje: {zwyczaj}. Kocham Cię. {nadawca}',
    sample:
      'Mamo, sto lat! Niech spełni się to: Lizbona w marcu i żadnych schodów. A ja obiecuję, że nasz zwyczaj zostaje: niedzielny telefon o dziewiątej, nawet gdy nie ma o czym. Kocham Cię. Twoja Kasia',
    rating: [4.8, 167],
    bestseller: true,
    pictures: phonePictures(
      'rose',
      { art: 'bouquet', mood: 'rose', words: ['Sto lat,', 'Mamo!'], voice: 'serif', place: 'top' },
      'Kasia',
      [
        'Mamo, sto lat!',
        'Niech spełni się to: Lizbona w marcu i żadnych schodów.',
        'A nasz zwyczaj zostaje: niedzielny telefon o dziewiątej.',
      ],
    ),
  }),
  aiProduct('birthday_message', {
    handle: 'zyczenia-dla-przyjaciolki',
    english: birthdayMessagesInEnglish['zyczenia-dla-przyjaciolki'],
    title: 'Życzenia dla przyjaciółki „Pamiętasz?”',
    description:
      'Zaczynają się od słowa „pamiętasz” i od historii, za którą obie mogłybyście trafić do książki. Podaj jedno wspomnienie, jeden żart i jedną rzecz, której jej zazdrościsz w dobry sposób. Resztę ułoży Iskra, a Ty tylko skrócisz.',
    occasion: 'Urodziny',
    added: '2026-03-19',
    tags: ['życzenia', 'urodziny', 'przyjaciółka'],
    seo: {
      title: 'Życzenia urodzinowe dla przyjaciółki „Pamiętasz?”',
      description:
        'Życzenia dla przyjaciółki z Waszym wspomnieniem i żartem. Tekst na komunikator, relację i kartkę.',
    },
    price: 799,
    features: [
      'Wasze wspomnienie na początek',
      'Wersja na relację i na czat',
      'Gotowe w minutę',
      'Poprawki bez limitu',
    ],
    style: 'figlarny',
    length: 'krótki, do 60 słów',
    base: '{imie}, pamiętasz? {wspomnienie}. Zazdroszczę Ci jednej rzeczy: {zazdrosc}. Wszystkiego, co się śmieje i świeci! {nadawca}',
    sample:
      'Baśka, pamiętasz? Jechałyśmy nad morze i wysiadłyśmy w Kutnie, bo „ładnie wyglądało”. Zazdroszczę Ci jednej rzeczy: że nigdy nie sprawdzasz pogody i zawsze masz słońce. Wszystkiego, co się śmieje i świeci! Gośka',
    rating: [4.7, 98],
    pictures: phonePictures(
      'violet',
      { art: 'confetti', mood: 'violet', words: ['Pamiętasz?'], voice: 'hand', place: 'middle' },
      'Gośka',
      [
        'Baśka, pamiętasz? Jechałyśmy nad morze i wysiadłyśmy w Kutnie.',
        'Zazdroszczę Ci, że nigdy nie sprawdzasz pogody i zawsze masz słońce.',
        'Wszystkiego, co się śmieje i świeci!',
      ],
    ),
  }),
  aiProduct('birthday_message', {
    handle: 'zyczenia-dla-szefowej',
    english: birthdayMessagesInEnglish['zyczenia-dla-szefowej'],
    title: 'Życzenia dla szefowej lub szefa',
    description:
      'Uprzejmie, z klasą i bez podlizywania się. Iskra zna granicę między serdecznością a premią uznaniową i trzyma się po właściwej stronie. Dobre na kartkę od całego działu i na wiadomość wysłaną o ósmej rano.',
    occasion: 'Urodziny',
    added: '2026-04-15',
    tags: ['życzenia', 'urodziny', 'praca'],
    seo: {
      title: 'Życzenia urodzinowe dla szefa – z klasą',
      description:
        'Życzenia dla szefowej lub szefa bez podlizywania się. Wersja od działu i od jednej osoby, gotowa w minutę.',
    },
    price: 799,
    features: [
      'Wersja od działu i od siebie',
      'Ton oficjalny albo swobodny',
      'Formy grzecznościowe sprawdzone',
      'Gotowe w minutę',
    ],
    style: 'elegancki',
    length: 'krótki, do 50 słów',
    base: 'Szanowna Pani, Szanowny Panie, {imie}! Z okazji urodzin życzymy {zyczenie}. Cenimy w naszej pracy to, że {cecha}. Z pozdrowieniami, {nadawca}',
    sample:
      'Szanowna Pani Dyrektor! Z okazji urodzin życzymy zdrowia, krótkich narad i długich urlopów. Cenimy w naszej pracy to, że po trudnym pytaniu zawsze zapada u Pani chwila ciszy, a po niej decyzja. Z pozdrowieniami, dział obsługi klienta',
    rating: [4.4, 52],
    pictures: phonePictures(
      'sand',
      {
        art: 'shapes',
        mood: 'sand',
        words: ['Z najlepszymi', 'życzeniami'],
        voice: 'serif',
        place: 'bottom',
      },
      'Dział obsługi',
      [
        'Szanowna Pani Dyrektor!',
        'Życzymy zdrowia, krótkich narad i długich urlopów.',
        'Z pozdrowieniami, dział obsługi klienta',
      ],
    ),
  }),
  aiProduct('birthday_message', {
    handle: 'zyczenia-na-piecdziesiatke',
    english: birthdayMessagesInEnglish['zyczenia-na-piecdziesiatke'],
    title: 'Życzenia na pięćdziesiątkę „Połowa drogi”',
    description:
      'Pięćdziesiąt lat to nie powód do żartów o emeryturze. Życzenia podsumowują to, co ważne, w trzech zdaniach, a czwarte patrzy do przodu. Iskra przygotuje też toast na dwie minuty, z miejscem na śmiech w połowie.',
    occasion: 'Urodziny',
    added: '2026-06-09',
    tags: ['życzenia', 'urodziny', '50 lat'],
    seo: {
      title: 'Życzenia na 50. urodziny i toast w jednym zestawie',
      description:
        'Życzenia na pięćdziesiątkę bez żartów o emeryturze oraz toast na dwie minuty. Tekst i plansza do wysłania.',
    },
    price: 1299,
    compareAtPrice: 1599,
    features: [
      'Życzenia i toast w zestawie',
      'Toast na dwie minuty',
      'Plansza w dwóch formatach',
      'Poprawki bez limitu',
    ],
    style: 'dojrzały, z uśmiechem',
    length: 'średni, do 90 słów',
    base: '{imie}, pięćdziesiąt lat to połowa bardzo dobrej drogi. Za Tobą {osiagniecie}, obok Ciebie {bliscy}, a przed Tobą {plan}. Idź swoim tempem, my dotrzymamy kroku. {nadawca}',
    sample:
      'Andrzej, pięćdziesiąt lat to połowa bardzo dobrej drogi. Za Tobą firma, którą zacząłeś od jednej wiertarki, obok Ciebie ludzie, którzy przyszli tu bez zaproszenia, a przed Tobą żaglówka stojąca od lat w stodole. Idź swoim tempem, my dotrzymamy kroku. Brygada',
    rating: [4.7, 81],
    pictures: phonePictures(
      'ember',
      { art: 'sun', mood: 'ember', words: ['Połowa', 'drogi'], voice: 'grotesk', place: 'bottom' },
      'Brygada',
      [
        'Andrzej, pięćdziesiąt lat to połowa bardzo dobrej drogi.',
        'Przed Tobą żaglówka stojąca od lat w stodole.',
        'Idź swoim tempem, my dotrzymamy kroku.',
      ],
    ),
  }),
  aiProduct('birthday_message', {
    handle: 'zyczenia-rymowane',
    english: birthdayMessagesInEnglish['zyczenia-rymowane'],
    title: 'Życzenia rymowane „Bez częstochowskich”',
    description:
      'Rymy dokładne, rytm trzymany, żadnego „zdrowia, szczęścia, pomyślności”. Wpisujesz imię, zawód i słabość solenizanta, wybierasz limeryk, fraszkę albo cztery zwrotki. Każda linijka jest liczona na sylaby, więc da się to nawet zaśpiewać.',
    occasion: 'Urodziny',
    added: '2026-07-13',
    tags: ['życzenia', 'urodziny', 'wiersz'],
    seo: {
      title: 'Rymowane życzenia urodzinowe na miarę',
      description:
        'Limeryk, fraszka albo cztery zwrotki o jednej osobie. Rymy dokładne, sylaby policzone, zero banałów.',
    },
    price: 999,
    features: [
      'Limeryk, fraszka albo zwrotki',
      'Sylaby policzone',
      'Trzy podejścia w cenie',
      'Wersja do zaśpiewania',
    ],
    style: 'żartobliwy, rymowany',
    length: 'od 5 do 16 wersów',
    base: 'Niech wszyscy dziś wiedzą, kto święci:\n{imie} – i niech to mają w pamięci!\nZawód: {zawod},\nsłabość: {slabosc},\nlecz toast – już bez tajnych pieczęci.\n\n{nadawca}',
    sample:
      'Pan Janek, stolarz z Lublina,\nświętować w piątek zaczyna.\nDo szóstej struga,\npotem kolej druga,\na w sobotę wciąż trwa „godzina”.\n\nZałoga z warsztatu obok',
    rating: [4.5, 73],
    pictures: phonePictures(
      'honey',
      { art: 'balloons', mood: 'honey', words: ['Sto lat', 'do rymu'], voice: 'hand', place: 'bottom' },
      'Warsztat',
      [
        'Pan Janek, stolarz z Lublina, świętować w piątek zaczyna.',
        'Do szóstej struga, potem kolej druga,',
        'a w sobotę wciąż trwa „godzina”.',
      ],
    ),
  }),
  aiProduct('birthday_message', {
    handle: 'zyczenia-dla-dziadkow',
    english: birthdayMessagesInEnglish['zyczenia-dla-dziadkow'],
    title: 'Życzenia od wnuków „Dla babci i dziadka”',
    description:
      'Wnuki mówią, Iskra zapisuje. Nagrywasz pół minuty rozmowy z dzieckiem o dziadkach, a dostajesz życzenia jego słowami: z przekręconymi wyrazami, jeśli tak wolisz, albo ładnie po polsku. Duże litery i duża plansza, żeby nie szukać okularów.',
    occasion: 'Urodziny',
    added: '2026-09-14',
    tags: ['życzenia', 'urodziny', 'dziadkowie', 'dla dzieci'],
    seo: {
      title: 'Życzenia od wnuków dla babci i dziadka',
      description:
        'Życzenia słowami dziecka na podstawie krótkiej rozmowy. Duże litery, plansza na telefon, gotowe w kilka minut.',
    },
    price: 999,
    features: [
      'Słowa dziecka zachowane',
      'Duże litery',
      'Plansza na telefon i do druku',
      'Poprawki bez limitu',
    ],
    style: 'dziecięcy, czuły',
    length: 'krótki, do 50 słów',
    base: '{imie}! Najbardziej lubię, jak {lubie}. Życzę Ci {zyczenie} i żebyś zawsze miała, miał czas. {nadawca}',
    sample:
      'Babciu! Najbardziej lubię, jak robimy pierogi i mówisz, że mój wygląda jak ślimak, ale zdolny. Życzę Ci nowych kolan i żebyś zawsze miała czas. Twoja Pola, lat 6 i pół',
    rating: null,
    pictures: phonePictures(
      'dawn',
      { art: 'meadow', mood: 'dawn', words: ['Dla babci', 'i dziadka'], voice: 'hand', place: 'top' },
      'Pola',
      [
        'Babciu!',
        'Najbardziej lubię, jak robimy pierogi i mówisz, że mój wygląda jak ślimak, ale zdolny.',
        'Życzę Ci nowych kolan!',
      ],
    ),
  }),
]
