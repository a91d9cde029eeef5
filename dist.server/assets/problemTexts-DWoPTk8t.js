// src/ui/form/problemTexts.ts
var PROBLEM_TEXTS = {
  required:
    /** i18n */
    {
      id: 'bKlR4-',
      message: ['To pole jest potrzebne'],
    },
  email:
    /** i18n */
    {
      id: 'IksAMj',
      message: ['Ten adres wygląda na niepełny. Wzór: imie@poczta.pl'],
    },
  too_short:
    /** i18n */
    {
      id: 'IzsdRn',
      message: ['To za krótkie. Dopisz coś jeszcze'],
    },
  too_long:
    /** i18n */
    {
      id: 'ZI0UR5',
      message: ['To za długie. Skróć trochę'],
    },
  weak:
    /** i18n */
    {
      id: 'M7H7K1',
      message: ['To hasło łatwo zgadnąć. Dodaj jeszcze jedno albo dwa słowa'],
    },
  must_accept:
    /** i18n */
    {
      id: 'I_s-sx',
      message: ['Bez tej zgody nie możemy założyć konta'],
    },
  username:
    /** i18n */
    {
      id: '_70Fz7',
      message: ['Od 3\xA0do 30\xA0małych liter bez polskich znaków, cyfr i\xA0pojedynczych łączników'],
    },
  taken:
    /** i18n */
    {
      id: 'D6QDpm',
      message: ['To jest już zajęte. Wybierz coś innego'],
    },
  reserved:
    /** i18n */
    {
      id: 'yeC2a4',
      message: ['Tej nazwy potrzebuje Iskra. Wybierz inną'],
    },
  wrong:
    /** i18n */
    {
      id: 'abB2k6',
      message: ['To się nie zgadza. Sprawdź i\xA0wpisz jeszcze raz'],
    },
  same:
    /** i18n */
    {
      id: 'z312TF',
      message: ['Tak jest teraz. Wpisz coś nowego'],
    },
  tax_id:
    /** i18n */
    {
      id: '6eJReS',
      message: ['W\xA0tym numerze coś się nie zgadza. Sprawdź cyfry'],
    },
  postcode:
    /** i18n */
    {
      id: 'AFopHI',
      message: ['Kod pocztowy ma inny układ. Spójrz na wzór pod polem'],
    },
  phone:
    /** i18n */
    {
      id: 'fL-097',
      message: ['Podaj numer z\xA0co najmniej 9\xA0cyframi, na przykład 600 100 200'],
    },
  past:
    /** i18n */
    {
      id: 'AFJ307',
      message: ['Ten dzień już minął. Wybierz dzisiejszy albo późniejszy'],
    },
}
var FIELD_TEXTS = {
  carrier: {
    required:
      /** i18n */
      {
        id: 'N84kOv',
        message: ['Wybierz, kto wiezie paczkę'],
      },
  },
  tracking_number: {
    required:
      /** i18n */
      {
        id: 'FgIp61',
        message: ['Wpisz numer przesyłki'],
      },
    wrong:
      /** i18n */
      {
        id: '3TUa5i',
        message: ['Numer przesyłki to od 6\xA0do 40\xA0cyfr i\xA0liter. Sprawdź i\xA0wpisz jeszcze raz'],
      },
  },
  email: {
    required:
      /** i18n */
      {
        id: '9y1yIS',
        message: ['Wpisz adres e-mail'],
      },
    same:
      /** i18n */
      {
        id: 'kE6w0K',
        message: ['To jest Twój obecny adres. Wpisz nowy'],
      },
  },
  password: {
    required:
      /** i18n */
      {
        id: 's67782',
        message: ['Wpisz hasło'],
      },
    too_short:
      /** i18n */
      {
        id: 'oBZN4m',
        message: ['Hasło ma co najmniej 10\xA0znaków. Dopisz jeszcze kilka'],
      },
    too_long:
      /** i18n */
      {
        id: 'mAu2LZ',
        message: ['Hasło ma najwyżej 128\xA0znaków'],
      },
  },
  new_password: {
    required:
      /** i18n */
      {
        id: 'BAiomC',
        message: ['Wpisz nowe hasło'],
      },
    too_short:
      /** i18n */
      {
        id: 'oBZN4m',
        message: ['Hasło ma co najmniej 10\xA0znaków. Dopisz jeszcze kilka'],
      },
    too_long:
      /** i18n */
      {
        id: 'mAu2LZ',
        message: ['Hasło ma najwyżej 128\xA0znaków'],
      },
    same:
      /** i18n */
      {
        id: 'N4lDJA',
        message: ['To jest obecne hasło. Wymyśl inne'],
      },
  },
  day: {
    required:
      /** i18n */
      {
        id: 'SkKv-8',
        message: ['Podaj dzień'],
      },
    wrong:
      /** i18n */
      {
        id: '83jAIr',
        message: ['Nie ma takiego dnia'],
      },
  },
  year: {
    wrong:
      /** i18n */
      {
        id: 'ad5XFy',
        message: ['Od 1900\xA0do 2100'],
      },
  },
  current_password: {
    required:
      /** i18n */
      {
        id: 'uFtNBd',
        message: ['Wpisz obecne hasło'],
      },
    wrong:
      /** i18n */
      {
        id: 'LpNxV8',
        message: ['To nie jest hasło tego konta. Sprawdź i\xA0wpisz jeszcze raz'],
      },
  },
}
/** What is wrong with a field and what to do about it. */
function problemText(field, code) {
  return FIELD_TEXTS[field]?.[code] ?? PROBLEM_TEXTS[code]
}
export { problemText as t }
