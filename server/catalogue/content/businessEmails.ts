import type { Mood, PlannedPicture } from '#server/media/recipes.ts'
import { aiProduct } from './aiProduct.ts'
import { businessEmailsInEnglish } from '../english/messages.ts'

function emailPictures(
  scene: Mood,
  sender: string,
  subject: string,
  text: readonly string[],
  first: 'window' | 'sheet' = 'window',
): PlannedPicture[] {
  const pictures: PlannedPicture[] = [
    {
      recipe: { kind: 'email', view: 'window', scene, sender, subject, text },
      altText: `Okno poczty z gotową wiadomością o temacie „${subject}”`,
    },
    {
      recipe: { kind: 'email', view: 'sheet', scene, sender, subject, text },
      altText: `Wiadomość „${subject}” wydrukowana na papierze firmowym, obok pióro`,
    },
  ]
  return first === 'window' ? pictures : pictures.toReversed()
}

/** Letters for work. */
export const businessEmails = [
  aiProduct('business_email', {
    handle: 'mail-oferta-handlowa',
    english: businessEmailsInEnglish['mail-oferta-handlowa'],
    title: 'Mail z ofertą handlową, który ktoś przeczyta',
    description:
      'Pierwsze zdanie o kliencie, drugie o pieniądzach, trzecie o następnym kroku. Podajesz, co sprzedajesz, komu i dlaczego teraz, a Iskra pisze ofertę do 150 słów i trzy tematy do sprawdzenia. W komplecie dwa przypomnienia, które nie brzmią jak przypomnienia.',
    occasion: 'Inne',
    added: '2026-01-27',
    tags: ['praca', 'sprzedaż', 'mail'],
    seo: {
      title: 'Mail z ofertą handlową – gotowy w pięć minut',
      description:
        'Oferta handlowa do 150 słów, trzy tematy i dwa przypomnienia. Pierwsze zdanie o kliencie, trzecie o następnym kroku.',
    },
    price: 1999,
    features: [
      'Do 150 słów',
      'Trzy tematy do wyboru',
      'Dwa przypomnienia w zestawie',
      'Ton dopasowany do branży',
    ],
    style: 'rzeczowy',
    length: 'średni, do 150 słów',
    base: 'Dzień dobry, {imie},\n\nzwróciło moją uwagę to: {obserwacja}. Firmom w podobnej sytuacji pomagamy tak: {rozwiazanie}. Zwykle oznacza to {korzysc}.\n\nCzy {termin} znajdzie Pani, Pan kwadrans na rozmowę?\n\n{nadawca}',
    sample:
      'Dzień dobry, Pani Joanno,\n\nzwróciło moją uwagę, że otwierają Państwo trzecią piekarnię w Poznaniu i szukają kierowcy na czwartą rano. Firmom w podobnej sytuacji wozimy pieczywo wspólną trasą: jeden samochód, pięć sklepów. Zwykle oznacza to o jedną trzecią niższy koszt dostawy.\n\nCzy w czwartek o 10.00 znajdzie Pani kwadrans na rozmowę?\n\nMichał Wrona, Świtem',
    rating: [4.6, 134],
    bestseller: true,
    pictures: emailPictures('ice', 'Michał Wrona', 'Trzecia piekarnia, jedna trasa', [
      'Dzień dobry, Pani Joanno,',
      'zwróciło moją uwagę, że otwierają Państwo trzecią piekarnię w Poznaniu i szukają kierowcy na czwartą rano.',
      'Wozimy pieczywo wspólną trasą: jeden samochód, pięć sklepów. Zwykle oznacza to o jedną trzecią niższy koszt dostawy.',
      'Czy w czwartek o 10.00 znajdzie Pani kwadrans na rozmowę?',
    ]),
  }),
  aiProduct('business_email', {
    handle: 'mail-przypomnienie-o-platnosci',
    english: businessEmailsInEnglish['mail-przypomnienie-o-platnosci'],
    title: 'Przypomnienie o płatności w trzech krokach',
    description:
      'Trzy wiadomości: uprzejma, stanowcza i ostatnia przed wezwaniem. Każda podaje numer faktury, kwotę, termin i jeden sposób zapłaty. Iskra dba, żeby klient zapłacił i nadal chciał z Tobą pracować.',
    occasion: 'Inne',
    added: '2026-02-18',
    tags: ['praca', 'faktury', 'mail'],
    seo: {
      title: 'Przypomnienie o płatności – trzy gotowe maile',
      description:
        'Trzy przypomnienia o niezapłaconej fakturze: uprzejme, stanowcze i ostatnie. Z numerem, kwotą i terminem.',
    },
    price: 1499,
    features: [
      'Trzy maile w zestawie',
      'Numer, kwota i termin zawsze na górze',
      'Podstawa do wezwania do zapłaty',
      'Wersja dla stałego klienta',
    ],
    style: 'uprzejmy, stanowczy',
    length: 'krótki, do 90 słów',
    base: 'Dzień dobry, {imie},\n\nfaktura {numer} na kwotę {kwota} miała termin {termin}. Być może wiadomość się zagubiła, dlatego dołączam ją ponownie.\n\nJeśli przelew jest już w drodze, proszę pominąć tę wiadomość. Jeśli nie, proszę o wpłatę do {nowy_termin}.\n\n{nadawca}',
    sample:
      'Dzień dobry, Panie Grzegorzu,\n\nfaktura 118/09/2026 na kwotę 2 460 zł miała termin 30 września. Być może wiadomość się zagubiła, dlatego dołączam ją ponownie.\n\nJeśli przelew jest już w drodze, proszę pominąć tę wiadomość. Jeśli nie, proszę o wpłatę do 14 października.\n\nLidia Kos, Pracownia Kos',
    rating: [4.7, 88],
    pictures: emailPictures(
      'sand',
      'Lidia Kos',
      'Faktura 118/09/2026',
      [
        'Dzień dobry, Panie Grzegorzu,',
        'faktura 118/09/2026 na kwotę 2 460 zł miała termin 30 września. Dołączam ją ponownie.',
        'Jeśli przelew jest już w drodze, proszę pominąć tę wiadomość. Jeśli nie, proszę o wpłatę do 14 października.',
      ],
      'sheet',
    ),
  }),
  aiProduct('business_email', {
    handle: 'mail-odpowiedz-na-reklamacje',
    english: businessEmailsInEnglish['mail-odpowiedz-na-reklamacje'],
    title: 'Odpowiedź na reklamację bez wymówek',
    description:
      'Klient pisze wielkimi literami, a Ty masz dziesięć minut. Wklej jego wiadomość, zaznacz, co możesz zrobić, a Iskra odpisze: co rozumiemy, co zrobimy i kiedy. Osobna wersja na odmowę, która nie pali mostów.',
    occasion: 'Przeprosiny',
    added: '2026-03-23',
    tags: ['praca', 'obsługa klienta', 'mail'],
    seo: {
      title: 'Odpowiedź na reklamację – spokojnie i konkretnie',
      description:
        'Odpowiedź na trudną reklamację: co rozumiemy, co zrobimy i kiedy. Wersja z uznaniem i z odmową.',
    },
    price: 1499,
    features: [
      'Wersja z uznaniem i z odmową',
      'Terminy i kwoty wyróżnione',
      'Bez pustych przeprosin',
      'Gotowa w dwie minuty',
    ],
    style: 'spokojny, odpowiedzialny',
    length: 'średni, do 120 słów',
    base: 'Dzień dobry, {imie},\n\nprzeczytałam całą wiadomość i rozumiem, że {problem}. Powinno było być inaczej i za to przepraszam.\n\nZrobimy tak: {rozwiazanie}. Stanie się to do {termin}, a potwierdzenie wyślę osobiście.\n\n{nadawca}',
    sample:
      'Dzień dobry, Pani Urszulo,\n\nprzeczytałam całą wiadomość i rozumiem, że ramka przyszła pęknięta w dniu rocznicy rodziców. Powinno było być inaczej i za to przepraszam.\n\nZrobimy tak: nowa ramka jedzie dziś kurierem na nasz koszt, a pieniądze za dostawę wracają na konto. Stanie się to do środy, a potwierdzenie wyślę osobiście.\n\nDorota Maj, obsługa klienta',
    rating: [4.8, 61],
    pictures: emailPictures('rose', 'Dorota Maj', 'Ramka jedzie do Pani', [
      'Dzień dobry, Pani Urszulo,',
      'rozumiem, że ramka przyszła pęknięta w dniu rocznicy rodziców. Powinno było być inaczej i za to przepraszam.',
      'Nowa ramka jedzie dziś kurierem na nasz koszt. Stanie się to do środy.',
    ]),
  }),
  aiProduct('business_email', {
    handle: 'mail-podziekowanie-po-spotkaniu',
    english: businessEmailsInEnglish['mail-podziekowanie-po-spotkaniu'],
    title: 'Podziękowanie po spotkaniu z klientem',
    description:
      'Wysłane tego samego dnia, działa lepiej niż prezentacja. Iskra zamienia Twoje notatki w krótką wiadomość: za co dziękujesz, co ustaliliście i kto co robi do kiedy. Możesz nagrać notatki głosem w drodze do auta.',
    occasion: 'Podziękowania',
    added: '2026-05-07',
    tags: ['praca', 'sprzedaż', 'mail'],
    seo: {
      title: 'Podziękowanie po spotkaniu – mail z ustaleniami',
      description:
        'Mail po spotkaniu: podziękowanie, ustalenia i następny krok na podstawie Twoich notatek. Gotowy w dwie minuty.',
    },
    price: 999,
    features: [
      'Z notatek pisanych lub nagranych',
      'Ustalenia w punktach',
      'Zadania z datami',
      'Gotowe w dwie minuty',
    ],
    style: 'uprzejmy, zwięzły',
    length: 'krótki, do 100 słów',
    base: 'Dzień dobry, {imie},\n\ndziękuję za dzisiejszą rozmowę, zwłaszcza za {za_co}. Ustaliliśmy: {ustalenia}.\n\nZ mojej strony następny krok to {krok}. Odezwę się {termin}.\n\n{nadawca}',
    sample:
      'Dzień dobry, Panie Tomaszu,\n\ndziękuję za dzisiejszą rozmowę, zwłaszcza za szczerość w sprawie budżetu. Ustaliliśmy: start w listopadzie, dwa etapy, jedna osoba do kontaktu.\n\nZ mojej strony następny krok to kosztorys w dwóch wariantach. Odezwę się w piątek do południa.\n\nAdrianna Lis',
    rating: [4.5, 47],
    pictures: emailPictures('sage', 'Adrianna Lis', 'Po dzisiejszej rozmowie', [
      'Dzień dobry, Panie Tomaszu,',
      'dziękuję za dzisiejszą rozmowę, zwłaszcza za szczerość w sprawie budżetu.',
      'Ustaliliśmy: start w listopadzie, dwa etapy, jedna osoba do kontaktu. Odezwę się w piątek do południa.',
    ]),
  }),
  aiProduct('business_email', {
    handle: 'zyczenia-swiateczne-dla-klientow',
    english: businessEmailsInEnglish['zyczenia-swiateczne-dla-klientow'],
    title: 'Życzenia świąteczne dla klientów firmy',
    description:
      'Lista 50 klientów i 50 różnych życzeń, bo każdy kupił coś innego. Wgrywasz arkusz z imieniem, branżą i jednym wspólnym sukcesem, a Iskra zwraca gotowe wiadomości do wysłania i plik do druku. Bez odniesień, których ktoś mógłby sobie nie życzyć.',
    occasion: 'Święta',
    added: '2026-10-19',
    tags: ['praca', 'święta', 'mail'],
    seo: {
      title: 'Życzenia świąteczne dla klientów – każde inne',
      description:
        'Do 50 firmowych życzeń świątecznych z jednego arkusza. Każde wspomina wspólny sukces. Maile i plik do druku.',
    },
    price: 7900,
    compareAtPrice: 9900,
    features: [
      'Do 50 adresatów',
      'Każda wiadomość inna',
      'Arkusz na wejściu i na wyjściu',
      'Wersja polska i angielska',
    ],
    style: 'elegancki, ciepły',
    length: 'krótki, do 60 słów',
    base: 'Dzień dobry, {imie},\n\nw tym roku udało nam się razem {sukces}. Dziękujemy za zaufanie i życzymy spokojnych świąt oraz roku, w którym {zyczenie}.\n\n{nadawca}',
    sample:
      'Dzień dobry, Pani Elżbieto,\n\nw tym roku udało nam się razem przenieść cały magazyn w jeden weekend i nie zgubić ani jednej palety. Dziękujemy za zaufanie i życzymy spokojnych świąt oraz roku, w którym wszystkie dostawy przychodzą przed czasem.\n\nZespół Stalmar',
    rating: [4.6, 33],
    pictures: emailPictures('night', 'Zespół Stalmar', 'Spokojnych świąt, Pani Elżbieto', [
      'Dzień dobry, Pani Elżbieto,',
      'w tym roku udało nam się razem przenieść cały magazyn w jeden weekend i nie zgubić ani jednej palety.',
      'Życzymy spokojnych świąt oraz roku, w którym wszystkie dostawy przychodzą przed czasem.',
    ]),
  }),
  aiProduct('business_email', {
    handle: 'mail-prosba-o-podwyzke',
    english: businessEmailsInEnglish['mail-prosba-o-podwyzke'],
    title: 'Prośba o podwyżkę z argumentami',
    description:
      'Rozmowa jest trudna, ale pierwszą wiadomość można napisać spokojnie. Iskra zbiera Twoje liczby (co urosło, co staniało, czego się nauczyłeś), proponuje kwotę z przedziałem i termin rozmowy. Dostajesz też listę pięciu pytań, na które warto mieć odpowiedź.',
    occasion: 'Inne',
    added: '2026-08-24',
    tags: ['praca', 'kariera', 'mail'],
    seo: {
      title: 'Mail z prośbą o podwyżkę – liczby zamiast emocji',
      description:
        'Wiadomość z prośbą o podwyżkę na podstawie Twoich wyników, z kwotą, terminem i listą pytań do przygotowania.',
    },
    price: 1999,
    features: [
      'Argumenty w liczbach',
      'Kwota z przedziałem',
      'Pięć pytań do przygotowania',
      'Wersja mailowa i do rozmowy',
    ],
    style: 'pewny, rzeczowy',
    length: 'średni, do 140 słów',
    base: 'Dzień dobry, {imie},\n\nchcę porozmawiać o moim wynagrodzeniu. Od ostatniej zmiany {okres}: {wyniki}. Wziąłem też na siebie {odpowiedzialnosc}.\n\nProponuję {kwota} i rozmowę {termin}. Przygotuję zestawienie na jedną stronę.\n\n{nadawca}',
    sample:
      'Dzień dobry, Pani Aniu,\n\nchcę porozmawiać o moim wynagrodzeniu. Od ostatniej zmiany minęły dwa lata: czas odpowiedzi spadł z dziewięciu godzin do dwóch, a liczba powrotów klientów wzrosła o 18 procent. Wziąłem też na siebie szkolenie czterech nowych osób.\n\nProponuję wzrost o 15 procent i rozmowę we wtorek. Przygotuję zestawienie na jedną stronę.\n\nSebastian Duda',
    rating: [4.7, 102],
    pictures: emailPictures(
      'dawn',
      'Sebastian Duda',
      'Rozmowa o wynagrodzeniu',
      [
        'Dzień dobry, Pani Aniu,',
        'od ostatniej zmiany czas odpowiedzi spadł z dziewięciu godzin do dwóch, a liczba powrotów klientów wzrosła o 18 procent.',
        'Proponuję wzrost o 15 procent i rozmowę we wtorek.',
      ],
      'sheet',
    ),
  }),
  aiProduct('business_email', {
    handle: 'list-motywacyjny',
    english: businessEmailsInEnglish['list-motywacyjny'],
    title: 'List motywacyjny na jedną stronę',
    description:
      'Wklejasz ogłoszenie i swoje doświadczenie, a Iskra szuka trzech miejsc, w których naprawdę się spotykają. List mówi o pracy, którą chcesz wykonać, nie o tym, że jesteś kreatywny i odporny na stres. Wersja dla osób zmieniających zawód ma osobny układ.',
    occasion: 'Inne',
    added: '2026-09-21',
    tags: ['praca', 'kariera', 'list motywacyjny'],
    seo: {
      title: 'List motywacyjny pod konkretne ogłoszenie',
      description:
        'List motywacyjny na jedną stronę: trzy miejsca, w których Twoje doświadczenie spotyka się z ogłoszeniem. PDF i Word.',
    },
    price: 2499,
    features: [
      'Dopasowany do ogłoszenia',
      'Jedna strona, trzy argumenty',
      'Układ dla zmieniających zawód',
      'Plik PDF i edytowalny',
    ],
    style: 'konkretny, osobisty',
    length: 'średni, do 250 słów',
    base: 'Dzień dobry, {imie},\n\nszukają Państwo kogoś, kto {wymaganie}. Robiłem to tak: {dowod}. Chcę pracować właśnie u Państwa, bo {powod}.\n\nChętnie opowiem więcej na spotkaniu.\n\n{nadawca}',
    sample:
      'Dzień dobry, Pani Karolino,\n\nszukają Państwo kogoś, kto uporządkuje archiwum zdjęć Muzeum Kolejnictwa. Robiłam to przez sześć lat w bibliotece powiatowej: 42 tysiące fotografii, opisane tak, że dziś znajduje je każdy. Chcę pracować właśnie u Państwa, bo mój dziadek prowadził parowozy na linii do Helu.\n\nChętnie opowiem więcej na spotkaniu.\n\nMałgorzata Wilk',
    rating: [4.4, 25],
    pictures: emailPictures(
      'violet',
      'Małgorzata Wilk',
      'Archiwum Muzeum Kolejnictwa',
      [
        'Dzień dobry, Pani Karolino,',
        'szukają Państwo kogoś, kto uporządkuje archiwum zdjęć. Robiłam to przez sześć lat: 42 tysiące fotografii, opisane tak, że dziś znajduje je każdy.',
        'Mój dziadek prowadził parowozy na linii do Helu.',
      ],
      'sheet',
    ),
  }),
]
