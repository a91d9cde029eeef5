import { t as LEGAL_WORDS } from './legalWords-Bh-3BH7_.js'
// src/app/document/screenWords.ts
/**
 * What every screen is called: in the tab, to search engines, in shared links. Of a screen about one thing (a product,
 * a person) these are its words until that is known. The server says the same before any script runs.
 */
var SCREEN_WORDS = {
  '/': {
    title:
      /** i18n */
      {
        id: 'ypnrEa',
        message: ['Iskra – kartki, życzenia i\xA0prezenty na miarę'],
      },
    description:
      /** i18n */
      {
        id: '2MSxzX',
        message: [
          'Życzenia, które brzmią jak Ty: kartki, listy i\xA0prezenty ze słowami na miarę. Działa też bez sieci.',
        ],
      },
  },
  '/o-nas': {
    title:
      /** i18n */
      {
        id: '6bnRKg',
        message: ['O\xA0Iskrze'],
      },
    description:
      /** i18n */
      {
        id: 'mv5Qmk',
        message: [
          'Czym jest Iskra: sklep i\xA0pracownia prezentów ze słów i\xA0obrazów, w\xA0pięciu rzeczach do sprawdzenia.',
        ],
      },
  },
  '/kontakt': {
    title:
      /** i18n */
      {
        id: 'Ofcikh',
        message: ['Kontakt'],
      },
    description:
      /** i18n */
      {
        id: 'RhaPu2',
        message: ['Napisz do Iskry: pytanie o\xA0zamówienie, pomysł albo reklamacja. Czyta to człowiek.'],
      },
  },
  '/dostawa-i-zwroty': {
    title:
      /** i18n */
      {
        id: 'qRVy-s',
        message: ['Dostawa i\xA0zwroty'],
      },
    description:
      /** i18n */
      {
        id: 'Uauujn',
        message: ['Jak do Ciebie dojdzie to, co kupisz w\xA0Iskrze, ile to kosztuje i\xA0co można oddać.'],
      },
  },
  ...LEGAL_WORDS,
  '/prywatnosc/moje-wizyty': {
    title:
      /** i18n */
      {
        id: 'FFCdKb',
        message: ['Moje wizyty'],
      },
    description:
      /** i18n */
      {
        id: '5bkvex',
        message: ['Co Iskra policzyła z\xA0Twoich wizyt na tym urządzeniu. Zobacz, pobierz albo usuń.'],
      },
  },
  '/debug': {
    title:
      /** i18n */
      {
        id: 'w8sBbb',
        message: ['Diagnostyka'],
      },
    description:
      /** i18n */
      {
        id: 'd38J-n',
        message: ['Wersje, pamięć i\xA0stan pracy bez sieci na tym urządzeniu.'],
      },
  },
  '/sklep': {
    title:
      /** i18n */
      {
        id: 'yU4wmi',
        message: ['Sklep: kartki, życzenia, prezenty i\xA0kursy'],
      },
    description:
      /** i18n */
      {
        id: 'e7giBp',
        message: [
          'Kartki i\xA0życzenia na miarę, kubki, plakaty i\xA0kursy. Szukaj po okazji, cenie i\xA0ocenie, także bez sieci.',
        ],
      },
  },
  '/sklep/produkt/$handle': {
    title:
      /** i18n */
      {
        id: '6RY4Xm',
        message: ['Produkt'],
      },
  },
  '/okazje': {
    title:
      /** i18n */
      {
        id: 'vuxIaf',
        message: ['Okazje i\xA0imieniny'],
      },
    description:
      /** i18n */
      {
        id: 'gqljHT',
        message: [
          'Najbliższe imieniny, urodziny i\xA0święta: kto, kiedy i\xA0za ile dni. Dodaj bliskich, przypomnimy na czas, z\xA0początkiem prezentu.',
        ],
      },
  },
  '/ulubione': {
    title:
      /** i18n */
      {
        id: 'XKBbl9',
        message: ['Ulubione'],
      },
    description:
      /** i18n */
      {
        id: 'sG7A5f',
        message: ['Produkty, do których chcesz wrócić, i\xA0te ostatnio oglądane na tym urządzeniu.'],
      },
  },
  '/sklep/kredyty': {
    title:
      /** i18n */
      {
        id: 'vG6iyq',
        message: ['Kredyty na obrazy i\xA0filmy'],
      },
    description:
      /** i18n */
      {
        id: 'KFJtxg',
        message: [
          'Pakiety kredytów bez abonamentu: ile kosztuje kredyt w\xA0każdym z\xA0nich i\xA0na ile obrazów albo filmów wystarczy.',
        ],
      },
  },
  '/sklep/$collection': {
    title:
      /** i18n */
      {
        id: 'c602u5',
        message: ['Kolekcja'],
      },
  },
  '/produkty-ai': {
    title:
      /** i18n */
      {
        id: '25jUJv',
        message: ['Słowa na miarę: kartki, życzenia i\xA0listy'],
      },
    description:
      /** i18n */
      {
        id: 'oSoVKB',
        message: [
          'Pięć rodzajów tekstów na miarę: kartki, podziękowania, listy miłosne, życzenia i\xA0listy biznesowe. Zobacz próbki.',
        ],
      },
  },
  '/koszyk': {
    title:
      /** i18n */
      {
        id: 'R8afGQ',
        message: ['Koszyk'],
      },
  },
  '/kasa/$token': {
    title:
      /** i18n */
      {
        id: 'nAhJw3',
        message: ['Kasa'],
      },
  },
  '/kartka/$token': {
    title:
      /** i18n */
      {
        id: 'RyXpyB',
        message: ['Kartka dla Ciebie'],
      },
  },
  '/generatory': {
    title:
      /** i18n */
      {
        id: 'DrRMv4',
        message: ['Generatory obrazów, wideo i\xA0muzyki'],
      },
    description:
      /** i18n */
      {
        id: 'HtiRHJ',
        message: [
          'Obrazy, ruchome kartki i\xA0melodie na Twoje okazje. Cena przed kliknięciem, nieudane nic nie kosztują.',
        ],
      },
  },
  '/generatory/obraz': {
    title:
      /** i18n */
      {
        id: 'uzjxCF',
        message: ['Generator obrazów'],
      },
    description:
      /** i18n */
      {
        id: 'K4aZC1',
        message: [
          'Opisz kartkę, plakat albo wzór i\xA0wybierz styl. Cenę widzisz przed kliknięciem, nieudane obrazy nic nie kosztują.',
        ],
      },
  },
  '/generatory/wideo': {
    title:
      /** i18n */
      {
        id: 'IWXwV-',
        message: ['Generator wideo'],
      },
    description:
      /** i18n */
      {
        id: 'WbD6cc',
        message: [
          'Ruchoma kartka albo krótka scena z\xA0Twojego opisu. Cenę widzisz przed kliknięciem, nieudane filmy nic nie kosztują.',
        ],
      },
  },
  '/generatory/audio': {
    title:
      /** i18n */
      {
        id: 'gTis40',
        message: ['Generator muzyki'],
      },
    description:
      /** i18n */
      {
        id: 'Ca3Z2f',
        message: [
          'Melodia na urodziny, kołysanka albo podkład do filmu. Cenę widzisz przed kliknięciem, nieudane nic nie kosztują.',
        ],
      },
  },
  '/szablony': {
    title:
      /** i18n */
      {
        id: '9WTSNj',
        message: ['Szablony: kartki, zaproszenia i\xA0filmy z\xA0formularza'],
      },
    description:
      /** i18n */
      {
        id: 'mPPZkn',
        message: [
          'Wypełniasz krótki formularz i\xA0dostajesz gotową rzecz. Cenę widzisz przed kliknięciem, za nieudane nie płacisz.',
        ],
      },
  },
  '/szablony/drafts': {
    title:
      /** i18n */
      {
        id: 'eP5VS5',
        message: ['Szkice szablonów'],
      },
  },
  '/szablony/$slug': {
    title:
      /** i18n */
      {
        id: 'KY3J1x',
        message: ['Szablon'],
      },
  },
  '/login': {
    title:
      /** i18n */
      {
        id: 'JpHZbN',
        message: ['Logowanie'],
      },
  },
  '/register': {
    title:
      /** i18n */
      {
        id: '8RGNlC',
        message: ['Nowe konto'],
      },
  },
  '/forgot-password': {
    title:
      /** i18n */
      {
        id: 'k-6dT7',
        message: ['Zapomniane hasło'],
      },
  },
  '/reset-password': {
    title:
      /** i18n */
      {
        id: 'T5ZuVx',
        message: ['Nowe hasło'],
      },
  },
  '/verify-email': {
    title:
      /** i18n */
      {
        id: '2nk4IK',
        message: ['Potwierdzenie adresu'],
      },
  },
  '/verify-email-required': {
    title:
      /** i18n */
      {
        id: 'bByPf9',
        message: ['Potwierdź adres e-mail'],
      },
  },
  '/newsletter/confirm': {
    title:
      /** i18n */
      {
        id: 'dtOiib',
        message: ['Potwierdzenie newslettera'],
      },
  },
  '/newsletter/unsubscribe': {
    title:
      /** i18n */
      {
        id: 'uFeqo4',
        message: ['Wypisanie z\xA0newslettera'],
      },
  },
  '/uzytkownik/$username': {
    title:
      /** i18n */
      {
        id: 'DDwdL4',
        message: ['Profil'],
      },
  },
  '/kredyty': {
    title:
      /** i18n */
      {
        id: 'Y8BK3-',
        message: ['Kredyty i\xA0cennik'],
      },
    description:
      /** i18n */
      {
        id: 'FfgXfy',
        message: [
          'Ile kosztuje obraz, film i\xA0muzyka w\xA0każdym silniku, kiedy kredyty są pobierane i\xA0kiedy wracają. Pakiety bez abonamentu.',
        ],
      },
  },
  '/credits/success': {
    title:
      /** i18n */
      {
        id: 'fNwtSW',
        message: ['Kredyty po zakupie'],
      },
  },
  '/credits/cancel': {
    title:
      /** i18n */
      {
        id: 'GN4MIW',
        message: ['Płatność przerwana'],
      },
  },
  '/generations/shared': {
    title:
      /** i18n */
      {
        id: 'NHeahs',
        message: ['Prace wszystkich'],
      },
    description:
      /** i18n */
      {
        id: '54CXbN',
        message: [
          'Obrazy, wideo i\xA0muzyka, które ludzie zrobili w\xA0Iskrze. Każdą możesz przerobić po swojemu.',
        ],
      },
  },
  '/generacje/$id': {
    title:
      /** i18n */
      {
        id: 'JN7Crq',
        message: ['Praca'],
      },
  },
  '/profil': {
    title:
      /** i18n */
      {
        id: 'F7eMyQ',
        message: ['Mój profil'],
      },
  },
  '/konto': {
    title:
      /** i18n */
      {
        id: 'uwLqJR',
        message: ['Moje konto'],
      },
  },
  '/panel': {
    title:
      /** i18n */
      {
        id: 'CxN03f',
        message: ['Panel'],
      },
  },
  '/profil/galeria': {
    title:
      /** i18n */
      {
        id: 'Ki8IBc',
        message: ['Galeria'],
      },
  },
  '/ustawienia': {
    title:
      /** i18n */
      {
        id: 'Kg8GLV',
        message: ['Ustawienia'],
      },
  },
  '/ustawienia/konto': {
    title:
      /** i18n */
      {
        id: 'SuvoQb',
        message: ['Ustawienia konta'],
      },
  },
  '/ustawienia/bezpieczenstwo': {
    title:
      /** i18n */
      {
        id: 'il1ikh',
        message: ['Bezpieczeństwo konta'],
      },
  },
  '/ustawienia/rozliczenia': {
    title:
      /** i18n */
      {
        id: 'jkkc5V',
        message: ['Rozliczenia i\xA0zamówienia'],
      },
  },
  '/opinie': {
    title:
      /** i18n */
      {
        id: 'WVubHy',
        message: ['Moje opinie'],
      },
  },
  '/preferences': {
    title:
      /** i18n */
      {
        id: '1F3GWv',
        message: ['Preferencje'],
      },
  },
  '/historia': {
    title:
      /** i18n */
      {
        id: '3p_fpe',
        message: ['Historia'],
      },
  },
  '/cennik/admin': {
    title:
      /** i18n */
      {
        id: 'FG1C-6',
        message: ['Ceny silników'],
      },
  },
  '/admin/emails': {
    title:
      /** i18n */
      {
        id: '5ACX4z',
        message: ['Newsletter'],
      },
  },
  '/admin/emails/$id': {
    title:
      /** i18n */
      {
        id: '4Zkg1Y',
        message: ['Wydanie'],
      },
  },
  '/admin/template-builder': {
    title:
      /** i18n */
      {
        id: '8q3tiT',
        message: ['Kreator szablonów'],
      },
  },
  '/administracja/kody': {
    title:
      /** i18n */
      {
        id: '6xDmvS',
        message: ['Kody twórców'],
      },
  },
  '/administracja/magazyn': {
    title:
      /** i18n */
      {
        id: 'efaCHi',
        message: ['Magazyn'],
      },
  },
  '/administracja/opinie': {
    title:
      /** i18n */
      {
        id: 'nZzeRZ',
        message: ['Opinie kupujących'],
      },
  },
  '/administracja/realizacja': {
    title:
      /** i18n */
      {
        id: 'c0caA6',
        message: ['Realizacja'],
      },
  },
  '/administracja/uzytkownicy': {
    title:
      /** i18n */
      {
        id: 'uhYJRQ',
        message: ['Użytkownicy'],
      },
  },
  '/administracja/uzytkownicy/$id': {
    title:
      /** i18n */
      {
        id: 'rlVCU1',
        message: ['Konto użytkownika'],
      },
  },
  '/statistics': {
    title:
      /** i18n */
      {
        id: 'JGSbSp',
        message: ['Statystyki'],
      },
  },
  '/enhanced-statistics': {
    title:
      /** i18n */
      {
        id: 'hh-Sos',
        message: ['Rozszerzone statystyki'],
      },
  },
  '/analytics': {
    title:
      /** i18n */
      {
        id: '1z_LRs',
        message: ['Analityka'],
      },
  },
  '/analytics-command': {
    title:
      /** i18n */
      {
        id: 'HkXa1-',
        message: ['Centrum analityki'],
      },
  },
  '/realtime-monitoring': {
    title:
      /** i18n */
      {
        id: 'vWPpLz',
        message: ['Monitoring na żywo'],
      },
  },
}
export { SCREEN_WORDS as t }
