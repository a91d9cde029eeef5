import { msg } from '@lingui/core/macro'
import type { LegalSection } from './LegalScreen.tsx'

/** The stored personal data, with purpose and duration: exactly the product's present behaviour. */
export const PRIVACY: readonly LegalSection[] = [
  {
    title: msg`Co zostaje na Twoim urządzeniu`,
    paragraphs: [
      {
        claims: ['works-without-network', 'sign-out-clears-the-device'],
        text: msg`Koszyk, szkice, zmiany czekające na wysłanie, kopie stron i obrazków oraz wygląd i język. Dzięki temu sklep działa bez sieci. Wylogowanie usuwa z urządzenia wszystko, co prywatne, także bez sieci.`,
      },
      {
        claims: ['language-in-a-cookie', 'device-known-by-a-cookie', 'no-foreign-scripts'],
        text: msg`Jeden plik cookie pamięta wybrany język. Drugi pamięta, że ktoś się już na tym urządzeniu logował: nie mówi kto i zostaje po wylogowaniu, żeby cudze próby zgadywania hasła nie zablokowały Ci logowania. Nie ma reklam, śledzenia na innych stronach ani obcych skryptów.`,
      },
    ],
  },
  {
    title: msg`Teksty z edytora`,
    paragraphs: [
      {
        claims: ['texts-stay-on-the-device', 'sign-out-clears-the-device'],
        text: msg`To, co piszesz w edytorze tekstu, jego wersje i Twój słownik są tylko na Twoim urządzeniu. Błędów szuka w nich Twoja przeglądarka. Gdy się wylogowujesz, pytamy, zanim znikną.`,
      },
      {
        claims: ['texts-sent-when-told', 'works-stay-until-deleted'],
        text: msg`Gdzie edytor ma panel „Z AI”, wysyła tylko fragment, który każesz mu poprawić: do nas, a od nas do dostawcy silnika. Za pierwszym razem pyta o zgodę. Fragment i odpowiedź są potem w Twojej historii, dopóki ich nie usuniesz.`,
      },
    ],
  },
  {
    title: msg`Rysunki`,
    paragraphs: [
      {
        claims: ['drawing-shared-by-its-link'],
        text: msg`Diagramy i schematy są tylko na Twoim urządzeniu, dopóki nie zrobisz do nich linku. Wtedy zapisujemy na serwerze kopię tego, co widać na rysunku, a zobaczy ją każdy, kto ma link. Link możesz w każdej chwili wyłączyć. Kopia znika wtedy od razu, a bez tego rok po ostatnim odświeżeniu albo razem z kontem.`,
      },
      {
        claims: ['reports-name-nobody', 'taken-down-drawing-told'],
        text: msg`Udostępniony rysunek, tak jak publiczną pracę, każdy może zgłosić. Nie zapisujemy, kto to zrobił. Gdy zdejmiemy rysunek, jego kopia znika z serwera, a Ty czytasz powód. Do usunięcia konta zostaje na nim tylko tytuł rysunku i ten powód.`,
      },
    ],
  },
  {
    title: msg`Nagrania do transkrypcji`,
    paragraphs: [
      {
        claims: ['recordings-stay-on-the-device', 'sign-out-clears-the-device'],
        text: msg`Nagranie i jego zapis są tylko na Twoim urządzeniu. Gdy się wylogowujesz, pytamy, zanim znikną.`,
      },
      {
        claims: ['sound-sent-by-a-yes', 'sound-gone-once-heard'],
        text: msg`Gdy chcesz, żeby mowę rozpoznał silnik, najpierw mówimy, dokąd trafi dźwięk i ile to kosztuje. Po Twojej zgodzie wysyłamy sam dźwięk na nasz serwer, a jeśli silnik ma dostawcę, to z serwera do niego. U nas usuwamy go, gdy rozpoznawanie się kończy, a niewysłany do końca po dobie. Rozpoznany tekst jest na Twoim koncie jak każda praca.`,
      },
    ],
  },
  {
    title: msg`Statystyki wizyt`,
    paragraphs: [
      {
        claims: ['visits-counted-by-consent', 'privacy-signals-followed', 'visits-erased'],
        text: msg`Tylko za Twoją zgodą. Na urządzeniu zapisujemy, kiedy i jak długo jesteś w Iskrze, oraz ostatnie i ulubione strony. Wycofanie zgody usuwa to od razu. Gdy przeglądarka prosi o prywatność (Global Privacy Control, Do Not Track), nie zapisujemy niczego.`,
        link: { to: '/prywatnosc/moje-wizyty', text: msg`Zobacz, pobierz albo usuń swój zapis` },
      },
      {
        claims: ['visits-name-nobody', 'visits-forgotten-after-thirty-days'],
        text: msg`Do nas trafiają pojedyncze zdarzenia: strona i produkt, szablon albo publiczna praca, czas, przewinięcie, rodzaj urządzenia i strony, z której ktoś przyszedł, kod twórcy. Bez imienia, adresu i numeru, którym dałoby się je połączyć. Usuwamy je po 30 dniach, zostają same sumy.`,
      },
    ],
  },
  {
    title: msg`Co przechowujemy na koncie`,
    paragraphs: [
      {
        claims: ['password-unreadable', 'profile-hidden-until-shown'],
        text: msg`Adres e-mail, hasło w postaci, z której nie da się go odczytać, klucze dostępu, listę zalogowanych urządzeń, preferencje, ulubione produkty, ważne dni oraz dane z profilu i do faktur. Inni widzą tylko profil i prace, które zechcesz pokazać.`,
      },
      {
        claims: ['every-credit-accounted', 'gifts-once-for-an-address'],
        text: msg`Do tego historię kredytów: skąd przyszły i na co poszły. Po usunięciu konta zostaje tylko skrót adresu, z którego nie da się go odczytać. Dzięki niemu każdy dostaje prezent na start i premie za kod tylko raz.`,
      },
    ],
  },
  {
    title: msg`Co tworzysz i wgrywasz`,
    paragraphs: [
      {
        claims: [
          'works-stay-until-deleted',
          'deleted-for-a-day',
          'hidden-data-removed',
          'pictures-private',
          'sharing-revocable',
        ],
        text: msg`Opisy, ustawienia i wyniki są na koncie, dopóki ich nie usuniesz. Usunięte można przywrócić przez dobę, potem znikają na zawsze. Ze zdjęć w galerii usuwamy miejsce i inne ukryte dane, zanim je zapiszemy. Widzisz je tylko Ty. Wynik zobaczą inni, gdy udostępnisz go linkiem albo pokażesz wszystkim; jedno i drugie można cofnąć.`,
      },
      {
        claims: ['sent-files-removed'],
        text: msg`Plik z formularza szablonu usuwamy po 7 dniach, jeśli nic z niego nie powstało. Użyty plik usuwamy razem z ostatnią pracą, do której posłużył.`,
      },
      {
        claims: ['prompt-to-its-provider-alone', 'push-says-little'],
        text: msg`Dostawca silnika dostaje opis i zdjęcie wzorcowe tylko wtedy, gdy wybierzesz jego silnik. Silniki Iskry działają na naszym serwerze. Powiadomienia idą na urządzenie zaszyfrowane, przez usługę Twojej przeglądarki, i mówią tylko, że coś jest gotowe.`,
      },
    ],
  },
  {
    title: msg`Zamówienia`,
    paragraphs: [
      {
        claims: ['orders-kept-as-the-law-asks'],
        text: msg`Dane do dostawy i faktury, dedykacje i to, co zamówiono. Służą wykonaniu zamówienia, a w księgach zostają tak długo, jak wymaga prawo podatkowe.`,
      },
      {
        claims: ['carts-go-after-thirty-days', 'cart-names-who-is-signed-in'],
        text: msg`Koszyk w sklepie i nieopłacone zamówienie usuwamy z serwera razem z wpisanym adresem po 30 dniach od ostatniej zmiany. Koszyk zalogowanej osoby ma w sklepie adres e-mail jej konta. Po wylogowaniu następny koszyk na tym urządzeniu już go nie ma.`,
      },
    ],
  },
  {
    title: msg`E-maile`,
    paragraphs: [
      {
        claims: ['newsletter-after-confirmation', 'newsletter-left-in-one-press', 'unconfirmed-kept-nowhere'],
        text: msg`O koncie i zamówieniach piszemy, gdy to konieczne. O nowościach tylko do tych, którzy się zapisali i potwierdzili adres. Wypisać się można jednym kliknięciem. Niepotwierdzonego adresu nigdzie nie zapisujemy.`,
      },
      {
        claims: ['issue-readers-forgotten-after-thirty-days', 'letters-watch-nobody'],
        text: msg`Przez 30 dni pamiętamy, komu wysłaliśmy które wydanie newslettera, żeby nikt nie dostał go dwa razy. Nie sprawdzamy, kto je otwiera i w co klika, a obrazy w nich są z naszego sklepu. Gdy się wypiszesz, Twój adres i te zapisy od razu znikają.`,
      },
    ],
  },
  {
    title: msg`Komu przekazujemy dane`,
    paragraphs: [
      {
        claims: ['prompt-to-its-provider-alone', 'no-foreign-scripts'],
        text: msg`Tylko tym, bez których się nie da: poczcie, przewoźnikowi, operatorowi płatności i dostawcy generatora, którego wybierzesz. Każdy dostaje tylko to, czego potrzebuje. Danych nie sprzedajemy.`,
      },
    ],
  },
  {
    title: msg`Twoje prawa`,
    paragraphs: [
      {
        claims: ['data-exported', 'data-corrected', 'account-deleted'],
        text: msg`Dane możesz zobaczyć, poprawić, pobrać jako plik i usunąć w ustawieniach konta, bez pytania kogokolwiek o zgodę. Możesz też sprzeciwić się ich użyciu i złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.`,
      },
    ],
  },
]
