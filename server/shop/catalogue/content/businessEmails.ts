import type { Mood, PlannedPicture } from '#server/platform/media/recipes.ts'
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
      'Pierwsze zdanie o kliencie, drugie o tym, jak pomagacie, trzecie o korzyści, a potem pytanie o kwadrans. Szkielet jest gotowy; dopisujesz obserwację, rozwiązanie i termin. Krócej się nie da, dłużej nikt nie przeczyta.',
    occasion: 'Inne',
    added: '2026-01-27',
    tags: ['praca', 'sprzedaż', 'mail'],
    seo: {
      title: 'Mail z ofertą handlową – gotowy w pięć minut',
      description:
        'Szkielet maila z ofertą: obserwacja, pomoc, korzyść i pytanie o kwadrans. Tekst do skopiowania i uzupełnienia.',
    },
    price: 1999,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'Słowa, które można skopiować',
      'PDF w formacie A4',
      'Do pobrania zaraz po zapłacie',
    ],
    style: 'rzeczowy',
    length: 'średni, do 90 słów',
    base: 'Dzień dobry, {imie:formal},\n\nzwróciło moją uwagę to: {obserwacja}. Firmom w podobnej sytuacji pomagamy tak: {rozwiazanie}. Korzyść jest zwykle taka: {korzysc}.\n\nCzy znajdziemy kwadrans na rozmowę? Proponuję termin: {termin}.\n\n{nadawca}',
    sample:
      'Dzień dobry, Pani Joanno,\n\nzwróciło moją uwagę to: otwierają Państwo trzecią piekarnię w Poznaniu i szukają kierowcy na czwartą rano. Firmom w podobnej sytuacji pomagamy tak: wozimy pieczywo wspólną trasą, jeden samochód na pięć sklepów. Korzyść jest zwykle taka: dostawa o jedną trzecią tańsza.\n\nCzy znajdziemy kwadrans na rozmowę? Proponuję termin: czwartek, 10.00.\n\nMichał Wrona, Świtem',
    bestseller: true,
    pictures: emailPictures('ice', 'Michał Wrona', 'Trzecia piekarnia, jedna trasa', [
      'Dzień dobry, Pani Joanno,',
      'zwróciło moją uwagę to: otwierają Państwo trzecią piekarnię w Poznaniu i szukają kierowcy na czwartą rano.',
      'Wozimy pieczywo wspólną trasą, jeden samochód na pięć sklepów. Korzyść jest zwykle taka: dostawa o jedną trzecią tańsza.',
      'Czy znajdziemy kwadrans na rozmowę? Proponuję termin: czwartek, 10.00.',
    ]),
  }),
  aiProduct('business_email', {
    handle: 'mail-przypomnienie-o-platnosci',
    english: businessEmailsInEnglish['mail-przypomnienie-o-platnosci'],
    title: 'Przypomnienie o płatności bez zgrzytów',
    description:
      'Wiadomość, po której klient płaci i nadal chce z Tobą pracować. Numer faktury, kwota i termin stoją w pierwszym zdaniu, a nowy termin w ostatnim; wystarczy je wpisać. Między nimi jest wyjście z twarzą.',
    occasion: 'Inne',
    added: '2026-02-18',
    tags: ['praca', 'faktury', 'mail'],
    seo: {
      title: 'Przypomnienie o płatności – uprzejmie i konkretnie',
      description:
        'Uprzejme przypomnienie o fakturze: numer, kwota i termin na początku, nowy termin na końcu. Tekst do skopiowania.',
    },
    price: 1499,
    features: [
      'Numer, kwota i termin w pierwszym zdaniu',
      'Tekst z miejscem na Wasze słowa',
      'Słowa, które można skopiować',
      'PDF w formacie A4',
    ],
    style: 'uprzejmy, stanowczy',
    length: 'krótki, do 60 słów',
    base: 'Dzień dobry, {imie:formal},\n\nprzypominam o fakturze: numer {numer}, kwota {kwota:zloty}, termin płatności {termin}. Być może wiadomość się zagubiła, dlatego dołączam ją ponownie.\n\nJeśli przelew jest już w drodze, proszę pominąć tę wiadomość. Jeśli nie, proszę o wpłatę. Nowy termin: {nowy_termin}.\n\n{nadawca}',
    sample:
      'Dzień dobry, Panie Grzegorzu,\n\nprzypominam o fakturze: numer 118/09/2026, kwota 2 460 zł, termin płatności 30 września. Być może wiadomość się zagubiła, dlatego dołączam ją ponownie.\n\nJeśli przelew jest już w drodze, proszę pominąć tę wiadomość. Jeśli nie, proszę o wpłatę. Nowy termin: 14 października.\n\nLidia Kos, Pracownia Kos',
    pictures: emailPictures(
      'sand',
      'Lidia Kos',
      'Faktura 118/09/2026',
      [
        'Dzień dobry, Panie Grzegorzu,',
        'przypominam o fakturze: numer 118/09/2026, kwota 2 460 zł, termin płatności 30 września. Dołączam ją ponownie.',
        'Jeśli przelew jest już w drodze, proszę pominąć tę wiadomość. Jeśli nie, proszę o wpłatę. Nowy termin: 14 października.',
      ],
      'sheet',
    ),
  }),
  aiProduct('business_email', {
    handle: 'mail-odpowiedz-na-reklamacje',
    english: businessEmailsInEnglish['mail-odpowiedz-na-reklamacje'],
    title: 'Odpowiedź na reklamację bez wymówek',
    description:
      'Klient pisze wielkimi literami, a Ty masz dziesięć minut. Odpowiedź ma trzy części: co rozumiemy, co zrobimy i kiedy. Każda czeka na Twoje słowa, a przeprosiny są jedne i bez wymówek.',
    occasion: 'Przeprosiny',
    added: '2026-03-23',
    tags: ['praca', 'obsługa klienta', 'mail'],
    seo: {
      title: 'Odpowiedź na reklamację – spokojnie i konkretnie',
      description:
        'Odpowiedź na trudną reklamację: co rozumiemy, co zrobimy i kiedy, z miejscem na Twoje szczegóły. Tekst do skopiowania.',
    },
    price: 1499,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'Słowa, które można skopiować',
      'PDF w formacie A4',
      'Do pobrania zaraz po zapłacie',
    ],
    style: 'spokojny, odpowiedzialny',
    length: 'średni, do 90 słów',
    base: 'Dzień dobry, {imie:formal},\n\ndziękuję za wiadomość. Rozumiem, co się stało: {problem}. Powinno było być inaczej i za to przepraszam.\n\nZrobimy tak: {rozwiazanie}. Termin: {termin}. Potwierdzenie wyślę osobiście.\n\n{nadawca}',
    sample:
      'Dzień dobry, Pani Urszulo,\n\ndziękuję za wiadomość. Rozumiem, co się stało: ramka przyszła pęknięta w dniu rocznicy rodziców. Powinno było być inaczej i za to przepraszam.\n\nZrobimy tak: nowa ramka jedzie dziś kurierem na nasz koszt, a pieniądze za dostawę wracają na konto. Termin: środa. Potwierdzenie wyślę osobiście.\n\nDorota Maj, obsługa klienta',
    pictures: emailPictures('rose', 'Dorota Maj', 'Ramka jedzie do Pani', [
      'Dzień dobry, Pani Urszulo,',
      'rozumiem, co się stało: ramka przyszła pęknięta w dniu rocznicy rodziców. Powinno było być inaczej i za to przepraszam.',
      'Nowa ramka jedzie dziś kurierem na nasz koszt. Termin: środa.',
    ]),
  }),
  aiProduct('business_email', {
    handle: 'mail-podziekowanie-po-spotkaniu',
    english: businessEmailsInEnglish['mail-podziekowanie-po-spotkaniu'],
    title: 'Podziękowanie po spotkaniu z klientem',
    description:
      'Wysłane tego samego dnia, działa lepiej niż prezentacja. Krótka wiadomość z miejscem na to, za co dziękujesz, co ustaliliście i jaki jest następny krok. Uzupełnisz ją, zanim ruszy tramwaj.',
    occasion: 'Podziękowania',
    added: '2026-05-07',
    tags: ['praca', 'sprzedaż', 'mail'],
    seo: {
      title: 'Podziękowanie po spotkaniu – mail z ustaleniami',
      description:
        'Mail po spotkaniu z miejscem na podziękowanie, ustalenia i następny krok. Tekst do skopiowania od razu po zapłacie.',
    },
    price: 999,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'Słowa, które można skopiować',
      'PDF w formacie A4',
      'Do pobrania zaraz po zapłacie',
    ],
    style: 'uprzejmy, zwięzły',
    length: 'krótki, do 60 słów',
    base: 'Dzień dobry, {imie:formal},\n\ndziękuję za dzisiejszą rozmowę. Najcenniejsze było dla mnie to: {za_co}. Ustalenia są takie: {ustalenia}.\n\nNastępny krok po mojej stronie: {krok}. Termin: {termin}.\n\n{nadawca}',
    sample:
      'Dzień dobry, Panie Tomaszu,\n\ndziękuję za dzisiejszą rozmowę. Najcenniejsze było dla mnie to: szczerość w sprawie budżetu. Ustalenia są takie: start w listopadzie, dwa etapy, jedna osoba do kontaktu.\n\nNastępny krok po mojej stronie: kosztorys w dwóch wariantach. Termin: piątek do południa.\n\nAdrianna Lis',
    pictures: emailPictures('sage', 'Adrianna Lis', 'Po dzisiejszej rozmowie', [
      'Dzień dobry, Panie Tomaszu,',
      'dziękuję za dzisiejszą rozmowę. Najcenniejsze było dla mnie to: szczerość w sprawie budżetu.',
      'Ustalenia są takie: start w listopadzie, dwa etapy, jedna osoba do kontaktu.',
    ]),
  }),
  aiProduct('business_email', {
    handle: 'zyczenia-swiateczne-dla-klientow',
    english: businessEmailsInEnglish['zyczenia-swiateczne-dla-klientow'],
    title: 'Życzenia świąteczne dla klientów firmy',
    description:
      'Jeden spokojny tekst, który przy każdym kliencie mówi co innego, bo ma miejsce na wspólny sukces. Kopiujesz go tyle razy, ilu masz klientów, i za każdym razem dopisujesz jedno zdanie. Bez odniesień, których ktoś mógłby sobie nie życzyć.',
    occasion: 'Święta',
    added: '2026-10-19',
    tags: ['praca', 'święta', 'mail'],
    seo: {
      title: 'Życzenia świąteczne dla klientów – każde inne',
      description:
        'Firmowe życzenia świąteczne z miejscem na wspólny sukces i życzenie. Tekst do skopiowania dla każdego klienta.',
    },
    price: 7900,
    compareAtPrice: 9900,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'Słowa, które można skopiować',
      'PDF w formacie A4',
      'Do pobrania zaraz po zapłacie',
    ],
    style: 'elegancki, ciepły',
    length: 'krótki, do 60 słów',
    base: 'Dzień dobry, {imie:formal},\n\nmijający rok to także nasz wspólny sukces: {sukces}. Dziękujemy za zaufanie i życzymy spokojnych świąt. A w nowym roku niech spełni się to: {zyczenie}.\n\n{nadawca}',
    sample:
      'Dzień dobry, Pani Elżbieto,\n\nmijający rok to także nasz wspólny sukces: cały magazyn przeniesiony w jeden weekend, bez jednej zgubionej palety. Dziękujemy za zaufanie i życzymy spokojnych świąt. A w nowym roku niech spełni się to: wszystkie dostawy przed czasem.\n\nZespół Stalmar',
    pictures: emailPictures('night', 'Zespół Stalmar', 'Spokojnych świąt, Pani Elżbieto', [
      'Dzień dobry, Pani Elżbieto,',
      'mijający rok to także nasz wspólny sukces: cały magazyn przeniesiony w jeden weekend, bez jednej zgubionej palety.',
      'Życzymy spokojnych świąt. A w nowym roku niech spełni się to: wszystkie dostawy przed czasem.',
    ]),
  }),
  aiProduct('business_email', {
    handle: 'mail-prosba-o-podwyzke',
    english: businessEmailsInEnglish['mail-prosba-o-podwyzke'],
    title: 'Prośba o podwyżkę z argumentami',
    description:
      'Rozmowa jest trudna, ale pierwszą wiadomość można napisać spokojnie. Tekst prowadzi od wyników przez nową odpowiedzialność do kwoty i terminu, a Ty wpisujesz swoje liczby. Ostatnie zdanie obiecuje zestawienie na jedną stronę.',
    occasion: 'Inne',
    added: '2026-08-24',
    tags: ['praca', 'kariera', 'mail'],
    seo: {
      title: 'Mail z prośbą o podwyżkę – liczby zamiast emocji',
      description:
        'Wiadomość z prośbą o podwyżkę z miejscem na wyniki, kwotę i termin rozmowy. Tekst do skopiowania i uzupełnienia.',
    },
    price: 1999,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'Słowa, które można skopiować',
      'PDF w formacie A4',
      'Do pobrania zaraz po zapłacie',
    ],
    style: 'pewny, rzeczowy',
    length: 'średni, do 90 słów',
    base: 'Dzień dobry, {imie:formal},\n\nchcę porozmawiać o moim wynagrodzeniu. Od ostatniej zmiany minęło trochę czasu: {okres}. Wyniki są takie: {wyniki}. Doszły mi też nowe obowiązki: {odpowiedzialnosc}.\n\nMoja propozycja: {kwota:zloty}. Dogodny termin rozmowy: {termin}. Przygotuję zestawienie na jedną stronę.\n\n{nadawca}',
    sample:
      'Dzień dobry, Pani Aniu,\n\nchcę porozmawiać o moim wynagrodzeniu. Od ostatniej zmiany minęło trochę czasu: dwa lata. Wyniki są takie: czas odpowiedzi spadł z dziewięciu godzin do dwóch, a liczba powrotów klientów wzrosła o 18 procent. Doszły mi też nowe obowiązki: szkolenie czterech nowych osób.\n\nMoja propozycja: wzrost o 15 procent. Dogodny termin rozmowy: wtorek. Przygotuję zestawienie na jedną stronę.\n\nSebastian Duda',
    pictures: emailPictures(
      'dawn',
      'Sebastian Duda',
      'Rozmowa o wynagrodzeniu',
      [
        'Dzień dobry, Pani Aniu,',
        'wyniki są takie: czas odpowiedzi spadł z dziewięciu godzin do dwóch, a liczba powrotów klientów wzrosła o 18 procent.',
        'Moja propozycja: wzrost o 15 procent. Dogodny termin rozmowy: wtorek.',
      ],
      'sheet',
    ),
  }),
  aiProduct('business_email', {
    handle: 'list-motywacyjny',
    english: businessEmailsInEnglish['list-motywacyjny'],
    title: 'List motywacyjny na jedną stronę',
    description:
      'List o pracy, którą chcesz wykonać, nie o tym, że jesteś kreatywny i odporny na stres. Dopisujesz trzy rzeczy: czego szukają, jak to już robiłeś i dlaczego właśnie u nich. Mieści się na jednej stronie i dobrze się kopiuje.',
    occasion: 'Inne',
    added: '2026-09-21',
    tags: ['praca', 'kariera', 'list motywacyjny'],
    seo: {
      title: 'List motywacyjny pod konkretne ogłoszenie',
      description:
        'List motywacyjny na jedną stronę z miejscem na wymaganie, dowód i powód. PDF i tekst do skopiowania.',
    },
    price: 2499,
    features: [
      'Tekst z miejscem na Wasze słowa',
      'Słowa, które można skopiować',
      'PDF w formacie A4',
      'Do pobrania zaraz po zapłacie',
    ],
    style: 'konkretny, osobisty',
    length: 'średni, do 90 słów',
    base: 'Dzień dobry, {imie:formal},\n\nodpowiadam na ogłoszenie. Szukają Państwo kogoś do takiego zadania: {wymaganie}. Moje doświadczenie: {dowod}. Chcę pracować właśnie u Państwa z jednego powodu: {powod}.\n\nChętnie opowiem więcej na spotkaniu.\n\n{nadawca}',
    sample:
      'Dzień dobry, Pani Karolino,\n\nodpowiadam na ogłoszenie. Szukają Państwo kogoś do takiego zadania: porządek w archiwum zdjęć Muzeum Kolejnictwa. Moje doświadczenie: sześć lat w bibliotece powiatowej i 42 tysiące fotografii, opisane tak, że dziś znajduje je każdy. Chcę pracować właśnie u Państwa z jednego powodu: mój dziadek prowadził parowozy na linii do Helu.\n\nChętnie opowiem więcej na spotkaniu.\n\nMałgorzata Wilk',
    pictures: emailPictures(
      'violet',
      'Małgorzata Wilk',
      'Archiwum Muzeum Kolejnictwa',
      [
        'Dzień dobry, Pani Karolino,',
        'szukają Państwo kogoś do takiego zadania: porządek w archiwum zdjęć. Moje doświadczenie: sześć lat i 42 tysiące fotografii, opisane tak, że dziś znajduje je każdy.',
        'Mój dziadek prowadził parowozy na linii do Helu.',
      ],
      'sheet',
    ),
  }),
]
