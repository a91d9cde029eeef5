import type { Matter } from '../matters.ts'
import type { MatterTemplate } from '../wording.ts'

/**
 * Business letters, each about one subject. Facts follow a colon or are written like numbers, so that nothing is
 * declined.
 */
export const matters = {
  offer: {
    opening: [
      'Zwróciła moją uwagę jedna rzecz: {obserwacja}.',
      'Piszę z konkretnego powodu: {obserwacja}.',
      'Jest coś, w czym możemy pomóc. Widzę to tak: {obserwacja}.',
    ],
    heart: [
      'W podobnych sytuacjach pomagamy tak: {rozwiazanie}. Korzyść jest zwykle taka: {korzysc}.',
      'Nasza propozycja: {rozwiazanie}. Efekt, na który można liczyć: {korzysc}.',
      'Proponujemy takie rozwiązanie: {rozwiazanie}. Co ono daje: {korzysc}.',
    ],
    more: [
      'Na początek wystarczy krótka rozmowa, bez zobowiązań.',
      'Przygotuję przykład na liczbach, żeby łatwiej było ocenić, czy to ma sens.',
      'Jeśli to nie jest dobry moment, wystarczy jedno słowo i nie będę wracać do tematu.',
    ],
    wish: {
      plain: [
        'Czy znajdziemy kwadrans na rozmowę? Proponuję termin: {termin}.',
        'Proponowany termin rozmowy: {termin}. Czy pasuje?',
        'Chętnie porozmawiam. Mój termin: {termin}.',
      ],
      warm: [
        'Chętnie o tym opowiem przy kawie. Proponuję termin: {termin}.',
        'Będzie mi miło porozmawiać. Wstępny termin: {termin}.',
        'Z przyjemnością pokażę, jak to działa. Proponowany termin: {termin}.',
      ],
      solemn: [
        'Uprzejmie proszę o krótkie spotkanie. Proponowany termin: {termin}.',
        'Proszę o możliwość krótkiej rozmowy w dogodnym czasie. Moja propozycja: {termin}.',
        'Pozostaję do dyspozycji, a jako termin rozmowy proponuję: {termin}.',
      ],
    },
  },
  'payment-reminder': {
    opening: [
      'Przypominam o fakturze: numer {numer}, kwota {kwota:zloty}, termin płatności {termin}.',
      'Na zapłatę czeka faktura: numer {numer}, kwota {kwota:zloty}, termin płatności {termin}.',
      'Piszę w sprawie faktury: numer {numer}, kwota {kwota:zloty}, termin płatności {termin}. Wpłata jeszcze do nas nie dotarła.',
    ],
    heart: [
      'Jeśli przelew jest już w drodze, proszę pominąć tę wiadomość.',
      'Jeśli płatność już wyszła, ta wiadomość jest nieaktualna i przepraszam za kłopot.',
      'Być może faktura gdzieś się zagubiła, dlatego dołączam ją ponownie.',
    ],
    more: [
      'W razie pytań jestem do dyspozycji.',
      'Jeśli coś na fakturze się nie zgadza, proszę o krótką odpowiedź.',
      'Jeśli potrzebny jest inny termin albo podział na raty, proszę o wiadomość.',
    ],
    wish: {
      plain: [
        'Proszę o wpłatę. Nowy termin: {nowy_termin}.',
        'Proszę o uregulowanie należności. Nowy termin: {nowy_termin}.',
        'Czekam na wpłatę. Ostateczny termin: {nowy_termin}.',
      ],
      warm: [
        'Z góry dziękuję za wpłatę. Nowy termin: {nowy_termin}.',
        'To pewnie zwykłe przeoczenie. Nowy termin wpłaty: {nowy_termin}. Dziękuję!',
        'Dziękuję za załatwienie tej sprawy. Nowy termin: {nowy_termin}.',
      ],
      solemn: [
        'Uprzejmie proszę o uregulowanie należności. Termin: {nowy_termin}.',
        'Zwracam się z prośbą o zapłatę. Wyznaczony termin: {nowy_termin}.',
        'Proszę o dokonanie wpłaty. Ostateczny termin: {nowy_termin}.',
      ],
    },
  },
  complaint: {
    opening: [
      'Dziękuję za wiadomość i przepraszam. Rozumiem, co się stało: {problem}.',
      'Przepraszam za kłopot. Sprawa jest dla mnie jasna: {problem}.',
      'Przykro mi z powodu tego, co się stało: {problem}. Przepraszam.',
    ],
    heart: [
      'Zrobimy tak: {rozwiazanie}. Termin: {termin}.',
      'Nasze rozwiązanie: {rozwiazanie}. Kiedy: {termin}.',
      'Naprawimy to tak: {rozwiazanie}. Ostateczny termin: {termin}.',
    ],
    more: [
      'Powinno było być inaczej i nie szukam wymówki.',
      'Sprawdzamy też, skąd wziął się błąd, żeby się nie powtórzył.',
      'Każda taka wiadomość pomaga nam pracować lepiej.',
    ],
    wish: {
      plain: [
        'Potwierdzenie wyślę osobiście.',
        'Jeśli to rozwiązanie nie odpowiada, proszę o wiadomość.',
        'Dam znać, gdy tylko sprawa będzie załatwiona.',
      ],
      warm: [
        'Dziękuję za cierpliwość. Potwierdzenie wyślę osobiście.',
        'Mam nadzieję, że tym razem wszystko będzie jak trzeba.',
        'Dziękuję, że ta sprawa trafiła prosto do nas.',
      ],
      solemn: [
        'Proszę przyjąć nasze przeprosiny. O załatwieniu sprawy poinformuję osobiście.',
        'Jeszcze raz przepraszam za niedogodności i dziękuję za wyrozumiałość.',
        'Zapewniam, że dopilnuję tej sprawy osobiście.',
      ],
    },
  },
  'after-meeting': {
    opening: [
      'Dziękuję za rozmowę. Najcenniejsze było dla mnie to: {za_co}.',
      'Dziękuję za spotkanie i poświęcony czas. Zapamiętam przede wszystkim to: {za_co}.',
      'Dziękuję za dobre spotkanie. Szczególnie doceniam jedno: {za_co}.',
    ],
    heart: [
      'Ustalenia są takie: {ustalenia}.',
      'Dla porządku zapisuję, co ustalone: {ustalenia}.',
      'Ustalenia w skrócie: {ustalenia}.',
    ],
    more: [
      'Jeśli coś wymaga poprawki, proszę o krótką odpowiedź.',
      'To była dobra, konkretna rozmowa.',
      'Cieszę się, że kolejne kroki są jasne.',
    ],
    wish: {
      plain: [
        'Następny krok po mojej stronie: {krok}. Termin: {termin}.',
        'Teraz mój ruch: {krok}. Termin: {termin}.',
        'Moje zadanie: {krok}. Kiedy: {termin}.',
      ],
      warm: [
        'Już się do tego zabieram: {krok}. Termin: {termin}.',
        'Z przyjemnością biorę to na siebie: {krok}. Termin: {termin}.',
        'Po mojej stronie zostaje to: {krok}. Wracam z tym w terminie: {termin}.',
      ],
      solemn: [
        'Zgodnie z ustaleniami mój następny krok: {krok}. Termin: {termin}.',
        'Zobowiązuję się do następnego kroku: {krok}. Termin: {termin}.',
        'W kolejnym kroku po naszej stronie: {krok}. Termin: {termin}.',
      ],
    },
  },
  'season-wishes': {
    opening: [
      'Mijający rok to także nasz wspólny sukces: {sukces}.',
      'Koniec roku to dobra chwila, żeby wspomnieć o jednym: {sukces}.',
      'Z tego roku najlepiej zapamiętam to: {sukces}.',
    ],
    heart: [
      'Dziękuję za zaufanie i dobrą współpracę.',
      'Bardzo dziękuję za wspólną pracę w tym roku.',
      'Dobrze było pracować razem także w tym roku.',
    ],
    more: [
      'Niech święta dadzą czas na odpoczynek, a telefon milczy choć przez kilka dni.',
      'Do wspólnych planów wrócimy po przerwie, ze świeżą głową.',
      'Przed nami kolejny rok i kolejne wspólne sprawy.',
    ],
    wish: {
      plain: [
        'Spokojnych świąt! A w nowym roku niech spełni się to: {zyczenie}.',
        'Dobrych świąt i dobrego roku. Niech przyniesie to: {zyczenie}.',
        'Wesołych świąt, a na nowy rok jedno życzenie: {zyczenie}.',
      ],
      warm: [
        'Życzę ciepłych, spokojnych świąt. Niech nowy rok przyniesie to: {zyczenie}.',
        'Najlepsze życzenia na święta! A w nowym roku niech spełni się to: {zyczenie}.',
        'Życzę świąt pełnych ciepła i odpoczynku. Na nowy rok życzenie jest jedno: {zyczenie}.',
      ],
      solemn: [
        'Składam najserdeczniejsze życzenia świąteczne. Niech w nowym roku spełni się to: {zyczenie}.',
        'Proszę przyjąć życzenia spokojnych świąt, a na nowy rok jedno szczególne: {zyczenie}.',
        'Życzę świąt pełnych spokoju. Oby nowy rok przyniósł to: {zyczenie}.',
      ],
    },
  },
  raise: {
    opening: [
      'Chcę porozmawiać o moim wynagrodzeniu. Od ostatniej zmiany minęło trochę czasu: {okres}.',
      'Proszę o rozmowę o wynagrodzeniu. Czas od ostatniej zmiany: {okres}.',
      'Piszę w sprawie mojego wynagrodzenia. Nie zmieniło się od dłuższego czasu: {okres}.',
    ],
    heart: [
      'Wyniki z tego okresu: {wyniki}. Nowe obowiązki: {odpowiedzialnosc}.',
      'Co udało się w tym czasie: {wyniki}. Co doszło do moich zadań: {odpowiedzialnosc}.',
      'Za tą prośbą stoją wyniki: {wyniki}. Stoją za nią też nowe obowiązki: {odpowiedzialnosc}.',
    ],
    more: [
      'Przygotuję zestawienie na jedną stronę.',
      'Lubię tę pracę i chcę ją dalej robić dobrze.',
      'Zależy mi na rozmowie opartej na liczbach.',
    ],
    wish: {
      plain: [
        'Moja propozycja: {kwota:zloty}. Dogodny termin rozmowy: {termin}.',
        'Proponuję taką zmianę: {kwota:zloty}. Termin rozmowy: {termin}.',
        'Konkretnie: {kwota:zloty}. Mogę o tym porozmawiać w terminie: {termin}.',
      ],
      warm: [
        'Moja propozycja: {kwota:zloty}. Chętnie o tym porozmawiam, pasuje mi termin: {termin}.',
        'Myślę o takiej zmianie: {kwota:zloty}. Dobry termin na spokojną rozmowę: {termin}.',
        'Liczę na dobrą rozmowę o takiej propozycji: {kwota:zloty}. Mój termin: {termin}.',
      ],
      solemn: [
        'Uprzejmie proszę o rozważenie propozycji: {kwota:zloty}. Proponowany termin rozmowy: {termin}.',
        'Wnoszę o taką zmianę wynagrodzenia: {kwota:zloty}. Do rozmowy proponuję termin: {termin}.',
        'Proszę o wyznaczenie rozmowy, najlepiej w terminie: {termin}. Moja propozycja: {kwota:zloty}.',
      ],
    },
  },
  application: {
    opening: [
      'Odpowiadam na ogłoszenie, w którym mowa o takim zadaniu: {wymaganie}.',
      'Zgłaszam się do pracy przy takim zadaniu: {wymaganie}.',
      'Piszę w odpowiedzi na ogłoszenie. Najważniejsze jest w nim dla mnie to: {wymaganie}.',
    ],
    heart: [
      'Moje doświadczenie: {dowod}.',
      'Umiem to robić, a dowód jest taki: {dowod}.',
      'Najlepiej opisze mnie jeden przykład: {dowod}.',
    ],
    more: [
      'Chętnie pokażę przykłady swojej pracy.',
      'Szybko uczę się tego, czego jeszcze nie umiem.',
      'Cenię jasne zasady i dobrze wykonaną robotę.',
    ],
    wish: {
      plain: [
        'Chcę pracować właśnie tutaj z jednego powodu: {powod}. Chętnie opowiem więcej na spotkaniu.',
        'Dlaczego właśnie to miejsce: {powod}. Resztę chętnie opowiem na rozmowie.',
        'Powód, dla którego piszę właśnie tutaj: {powod}. Proszę o rozmowę.',
      ],
      warm: [
        'Ta praca jest mi bliska z jednego powodu: {powod}. Z radością opowiem o tym na spotkaniu.',
        'Piszę właśnie tutaj nie bez powodu: {powod}. Będzie mi miło porozmawiać.',
        'Zależy mi na tym miejscu, a powód jest prosty: {powod}. Chętnie opowiem więcej.',
      ],
      solemn: [
        'O pracę ubiegam się z takiego powodu: {powod}. Proszę o możliwość rozmowy.',
        'Do złożenia aplikacji skłania mnie jedno: {powod}. Pozostaję do dyspozycji.',
        'Moja motywacja: {powod}. Z przyjemnością przedstawię swoje doświadczenie na spotkaniu.',
      ],
    },
  },
} as const satisfies Record<Matter, MatterTemplate>
