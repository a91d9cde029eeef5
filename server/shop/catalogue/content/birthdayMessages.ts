import type { Design, Mood, PlannedPicture } from '#server/platform/media/recipes.ts'
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
      'Kilka zdań na komunikator albo do przeczytania przez telefon. Dopisujesz jej marzenie i jeden wspólny zwyczaj, a mama dzwoni, zamiast odpisać serduszkiem. W pliku jest też plansza z okładką.',
    occasion: 'Urodziny',
    added: '2026-02-25',
    tags: ['życzenia', 'urodziny', 'mama'],
    seo: {
      title: 'Życzenia urodzinowe dla mamy – krótkie i o niej',
      description:
        'Życzenia dla mamy z miejscem na Wasz zwyczaj i jej marzenie. Plansza i słowa w jednym pliku PDF.',
    },
    price: 799,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Słowa, które można skopiować',
      'Do pobrania zaraz po zapłacie',
    ],
    style: 'ciepły',
    length: 'bardzo krótki, do 40 słów',
    base: 'Mamo, sto lat! Niech spełni się to: {marzenie}. A ja obiecuję, że nasz zwyczaj zostaje: {zwyczaj}. Kocham Cię. {nadawca}',
    sample:
      'Mamo, sto lat! Niech spełni się to: Lizbona w marcu i żadnych schodów. A ja obiecuję, że nasz zwyczaj zostaje: niedzielny telefon o dziewiątej, nawet gdy nie ma o czym. Kocham Cię. Twoja Kasia',
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
      'Zaczynają się od słowa „pamiętasz” i od historii, za którą obie mogłybyście trafić do książki. Tę historię i jedną rzecz, której jej zazdrościsz w dobry sposób, dopisujesz sama. Resztę można wkleić na czat.',
    occasion: 'Urodziny',
    added: '2026-03-19',
    tags: ['życzenia', 'urodziny', 'przyjaciółka'],
    seo: {
      title: 'Życzenia urodzinowe dla przyjaciółki „Pamiętasz?”',
      description:
        'Życzenia dla przyjaciółki z miejscem na Wasze wspomnienie. Plansza i słowa do skopiowania w jednym pliku PDF.',
    },
    price: 799,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Słowa, które można skopiować',
      'Do pobrania zaraz po zapłacie',
    ],
    style: 'figlarny',
    length: 'bardzo krótki, do 40 słów',
    base: '{imie:vocative}, jedno pamiętam, jakby to było wczoraj: {wspomnienie}. Zazdroszczę Ci jednej rzeczy: {zazdrosc}. Wszystkiego najlepszego i tego, co się śmieje! {nadawca}',
    sample:
      'Baśko, jedno pamiętam, jakby to było wczoraj: droga nad morze i postój w Kutnie, bo „ładnie wyglądało”. Zazdroszczę Ci jednej rzeczy: zawsze masz słońce, choć nie sprawdzasz pogody. Wszystkiego najlepszego i tego, co się śmieje! Gośka',
    pictures: phonePictures(
      'violet',
      { art: 'confetti', mood: 'violet', words: ['Pamiętasz?'], voice: 'hand', place: 'middle' },
      'Gośka',
      [
        'Baśko, jedno pamiętam, jakby to było wczoraj: droga nad morze i postój w Kutnie.',
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
      'Uprzejmie, z klasą i bez podlizywania się. Tekst trzyma się po właściwej stronie granicy między serdecznością a premią uznaniową. Dopisujesz jedno życzenie i jedną cechę, którą naprawdę cenicie.',
    occasion: 'Urodziny',
    added: '2026-04-15',
    tags: ['życzenia', 'urodziny', 'praca'],
    seo: {
      title: 'Życzenia urodzinowe dla szefa – z klasą',
      description:
        'Życzenia dla szefowej lub szefa bez podlizywania się, z miejscem na jedną cechę, którą cenicie. Plik PDF od razu.',
    },
    price: 799,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Słowa, które można skopiować',
      'Do pobrania zaraz po zapłacie',
    ],
    style: 'elegancki',
    length: 'krótki, do 60 słów',
    base: '{imie:honoured}! Wszystkiego najlepszego z okazji urodzin. Niech spełni się zwłaszcza to: {zyczenie}. We wspólnej pracy najbardziej cenimy jedno: {cecha}. Z pozdrowieniami, {nadawca}',
    sample:
      'Szanowna Pani Dyrektor! Wszystkiego najlepszego z okazji urodzin. Niech spełni się zwłaszcza to: zdrowie, krótkie narady i długie urlopy. We wspólnej pracy najbardziej cenimy jedno: po trudnym pytaniu zawsze zapada u Pani chwila ciszy, a po niej decyzja. Z pozdrowieniami, dział obsługi klienta',
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
      'Pięćdziesiąt lat to nie powód do żartów o emeryturze. Życzenia mają miejsce na to, co za kimś, kto obok i co przed nim. Ostatnie zdanie obiecuje dotrzymać kroku.',
    occasion: 'Urodziny',
    added: '2026-06-09',
    tags: ['życzenia', 'urodziny', '50 lat'],
    seo: {
      title: 'Życzenia na 50. urodziny z miejscem na Wasze słowa',
      description:
        'Życzenia na pięćdziesiątkę bez żartów o emeryturze, z miejscem na to, co za kimś i co przed nim. Plik PDF.',
    },
    price: 1299,
    compareAtPrice: 1599,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Słowa, które można skopiować',
      'Do pobrania zaraz po zapłacie',
    ],
    style: 'dojrzały, z uśmiechem',
    length: 'krótki, do 60 słów',
    base: '{imie:vocative}, pięćdziesiąt lat to połowa bardzo dobrej drogi. Za Tobą {osiagniecie}, obok Ciebie {bliscy}, a przed Tobą {plan}. Sto lat! Idź swoim tempem, my dotrzymamy kroku. {nadawca}',
    sample:
      'Andrzeju, pięćdziesiąt lat to połowa bardzo dobrej drogi. Za Tobą firma, którą zacząłeś od jednej wiertarki, obok Ciebie ludzie, którzy przyszli tu bez zaproszenia, a przed Tobą żaglówka stojąca od lat w stodole. Sto lat! Idź swoim tempem, my dotrzymamy kroku. Brygada',
    pictures: phonePictures(
      'ember',
      { art: 'sun', mood: 'ember', words: ['Połowa', 'drogi'], voice: 'grotesk', place: 'bottom' },
      'Brygada',
      [
        'Andrzeju, pięćdziesiąt lat to połowa bardzo dobrej drogi.',
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
      'Limeryk na pięć wersów i żadnego „zdrowia, szczęścia, pomyślności”. Dopisujesz imię, zawód i słabość solenizanta, a toast już tam stoi. Do czytania na głos przy stole.',
    occasion: 'Urodziny',
    added: '2026-07-13',
    tags: ['życzenia', 'urodziny', 'wiersz'],
    seo: {
      title: 'Rymowane życzenia urodzinowe na miarę',
      description:
        'Limeryk urodzinowy z miejscem na imię, zawód i słabość solenizanta. Pięć wersów, zero banałów, plik PDF.',
    },
    price: 999,
    features: [
      'Limeryk na pięć wersów',
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Do pobrania zaraz po zapłacie',
    ],
    style: 'żartobliwy, rymowany',
    length: 'bardzo krótki, do 40 słów',
    base: 'Dziś święto ma {imie} – mówili,\nwięc wszyscy się tutaj zjawili.\nZawód? {zawod} – nie byle jaki.\nSłabość? {slabosc} – takie ma smaki.\nA toast? Wznosimy go w tej chwili!\n\n{nadawca}',
    sample:
      'Pan Janek, stolarz z Lublina,\nświętować w piątek zaczyna.\nDo szóstej struga,\npotem kolej druga,\na w sobotę wciąż trwa „godzina”.\n\nZałoga z warsztatu obok',
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
      'Kilka prostych zdań, które wnuk albo wnuczka powie własnymi słowami. Dziecko dopisuje, co najbardziej lubi robić z babcią lub dziadkiem i czego im życzy. Najlepiej kredką, na wydruku.',
    occasion: 'Urodziny',
    added: '2026-09-14',
    tags: ['życzenia', 'urodziny', 'dziadkowie', 'dla dzieci'],
    seo: {
      title: 'Życzenia od wnuków dla babci i dziadka',
      description:
        'Życzenia od wnuków z miejscem na to, co najbardziej lubią robić razem. Plansza i słowa w jednym pliku PDF.',
    },
    price: 999,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'PDF w formacie A6: przód i środek',
      'Do pobrania zaraz po zapłacie',
      'Drukujesz, ile razy chcesz',
    ],
    style: 'dziecięcy, czuły',
    length: 'krótki, do 60 słów',
    base: '{imie:vocative}! Najbardziej lubię to: {lubie}. Moje życzenie dla Ciebie: {zyczenie}, i żeby na wszystko był czas. Sto lat! {nadawca}',
    sample:
      'Babciu! Najbardziej lubię to: jak robimy pierogi i mówisz, że mój wygląda jak ślimak, ale zdolny. Moje życzenie dla Ciebie: nowe kolana, i żeby na wszystko był czas. Sto lat! Twoja Pola, lat 6 i pół',
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
