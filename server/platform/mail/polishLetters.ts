import type { GenerationType } from '#domain/generation/engines.ts'
import { CARRIER_NAMES } from '#domain/orders/carriers.ts'
import { SHOP_TIME_ZONE } from '#domain/shopTimeZone.ts'
import { comingLine } from './comingWords.ts'
import { issueWords } from './issueWords.ts'
import type { CardThing } from './letter.ts'
import type { LetterTexts } from './letterWords.ts'
import { quoted } from './quoted.ts'
import { hasDigital, type ReceiptTexts, receiptOf } from './receipt.ts'

const HELLO = 'Cześć!'

const DAY = new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: SHOP_TIME_ZONE })
const HOUR = new Intl.DateTimeFormat('pl', { timeStyle: 'short', timeZone: SHOP_TIME_ZONE })

const at = (time: Date): string => `${DAY.format(time)}, godz. ${HOUR.format(time)}`

/** The law requires this in a letter, too. */
const STARTED_AT_ONCE =
  'Pliki i kredyty wydaliśmy od razu, na Twoją prośbę przy płatności, więc tej części zamówienia nie można zwrócić.'

const RECEIPT: ReceiptTexts = {
  language: 'pl',
  giftWrap: 'pakowanie na prezent',
  giftFor: 'dla:',
  goods: 'Produkty',
  discount: 'Rabat',
  tax: 'Podatek',
  other: 'Inne opłaty',
  rounding: 'Zaokrąglenie',
  plusTax: '+ podatek',
  free: 'za darmo',
  total: 'Razem',
  shipping: {
    standard: 'Dostawa: kurier',
    locker: 'Dostawa: automat paczkowy',
    express: 'Dostawa: kurier ekspresowy',
  },
}

/** The finished work, by its type. */
const READY: Record<GenerationType, string> = {
  image: 'Twój obraz jest gotowy',
  video: 'Twój film jest gotowy',
  music: 'Twoja muzyka jest gotowa',
  speech: 'Twoje nagranie jest gotowe',
  text: 'Twój tekst jest gotowy',
  transcription: 'Twoja transkrypcja jest gotowa',
}

const NOTICE_OUT = 'Nie chcesz takich wiadomości? Wyłączysz je jednym kliknięciem.'

const polishPlural = new Intl.PluralRules('pl')
const credits = (count: number): string =>
  `${count}\u00a0${{ one: 'kredyt', few: 'kredyty', many: 'kredytów', other: 'kredytu', zero: '', two: '' }[polishPlural.select(count)]}`

/** A sent thing, in the words for getting and for opening it. */
const CARD_THINGS: Record<CardThing, { readonly what: string; readonly opens: string }> = {
  card: { what: 'kartkę', opens: 'Otwiera' },
  letter: { what: 'list', opens: 'Otwiera' },
  email: { what: 'wiadomość', opens: 'Otwiera' },
  message: { what: 'życzenia', opens: 'Otwierają' },
}

interface SentCard {
  readonly what: string
  readonly sender: string
  readonly isAnonymous: boolean
}

const cardSubject = ({ what, sender, isAnonymous }: SentCard): string =>
  sender !== ''
    ? `${sender} przesyła ${what}`
    : isAnonymous
      ? `Ktoś przesyła ${what}`
      : `Mamy dla Ciebie ${what}`

function cardSender({ what, sender, isAnonymous }: SentCard): string {
  if (sender !== '') return `${sender} przesyła ${what}.`
  return isAnonymous
    ? `Ktoś, kto nie chce się zdradzić, przesyła ${what}.`
    : `Ktoś przesyła ${what}, a podpis jest w środku.`
}

/**
 * The letters in Polish. They address no one by name: a name is free text, and our letters carry only the names that
 * their reader has noted for reminders, and those of a card's sender and recipient (docs/decisions/0093).
 */
export const POLISH_LETTERS: LetterTexts = {
  'verify-email': (letter) => ({
    subject: 'Potwierdź adres e-mail',
    paragraphs: [
      HELLO,
      letter.registeredAt === undefined
        ? 'Ktoś, pewnie Ty, założył z tym adresem konto w Iskrze.'
        : `Ktoś, pewnie Ty, założył z tym adresem konto w Iskrze: ${at(letter.registeredAt)}.`,
      'Potwierdź, że to Twój adres i Twoje konto. Bez zalogowania zapytamy o hasło tego konta.',
    ],
    action: { label: 'Potwierdź adres', to: '/verify-email', token: letter.token },
    notes: [
      `Link działa do ${at(letter.validUntil)}.`,
      'To nie Ty? Otwórz link i wybierz „To nie ja”, a konto zniknie od razu. Bez potwierdzenia zniknie samo po tygodniu.',
    ],
    other: { label: 'Nie pamiętasz hasła? Ustaw nowe', to: '/forgot-password' },
  }),
  'account-exists': () => ({
    subject: 'Masz już konto w Iskrze',
    paragraphs: [
      HELLO,
      'Ktoś, pewnie Ty, podał ten adres w Iskrze. Masz już u nas konto, więc wystarczy się zalogować.',
    ],
    action: { label: 'Zaloguj się', to: '/login' },
    notes: ['To nie Ty? Nic nie musisz robić, Twoje konto jest bezpieczne.'],
    other: { label: 'Nie pamiętasz hasła? Ustaw nowe', to: '/forgot-password' },
  }),
  'reset-password': (letter) => ({
    subject: 'Ustaw nowe hasło',
    paragraphs: [
      HELLO,
      'Dostaliśmy prośbę o nowe hasło do Iskry, pewnie od Ciebie. Możesz je teraz ustawić.',
    ],
    action: { label: 'Ustaw nowe hasło', to: '/reset-password', token: letter.token },
    notes: [
      `Link działa raz, do ${at(letter.validUntil)}.`,
      'To nie Ty? Zignoruj tę wiadomość. Dotychczasowe hasło działa dalej.',
    ],
  }),
  'password-changed': () => ({
    subject: 'Hasło zmienione',
    paragraphs: [
      HELLO,
      'Twoje konto w Iskrze ma nowe hasło. Na pozostałych urządzeniach trzeba zalogować się ponownie.',
    ],
    notes: ['To nie Ty? Ktoś może znać Twoje hasło. Od razu ustaw nowe.'],
    other: { label: 'Ustaw nowe hasło', to: '/forgot-password' },
  }),
  'confirm-new-email': (letter) => ({
    subject: 'Potwierdź nowy adres e-mail',
    paragraphs: [
      HELLO,
      'To ma być nowy adres Twojego konta w Iskrze. Gdy go potwierdzisz, będzie to Twój adres do logowania.',
      'Bez zalogowania zapytamy o hasło tego konta.',
    ],
    action: { label: 'Potwierdź nowy adres', to: '/verify-email', token: letter.token },
    notes: [
      `Link działa do ${at(letter.validUntil)}.`,
      'To nie Ty? Nie podawaj hasła i zignoruj tę wiadomość, nic się nie zmieni.',
    ],
  }),
  'email-changed': () => ({
    subject: 'Adres e-mail zmieniony',
    paragraphs: [
      HELLO,
      'Twoje konto w Iskrze ma od teraz inny adres e-mail. Tym adresem już się nie zalogujesz.',
    ],
    notes: ['To nie Ty? Napisz do nas, pomożemy odzyskać konto.'],
    other: { label: 'Napisz do nas', to: '/kontakt' },
  }),
  'passkey-added': () => ({
    subject: 'Nowy klucz dostępu',
    paragraphs: [
      HELLO,
      'Twoje konto w Iskrze ma nowy klucz dostępu. Można się nim zalogować bez hasła, odciskiem palca, twarzą lub kodem urządzenia.',
    ],
    action: { label: 'Zobacz klucze dostępu', to: '/ustawienia/bezpieczenstwo' },
    notes: ['To nie Ty? Usuń ten klucz i zmień hasło.'],
  }),
  'account-deleted': () => ({
    subject: 'Konto usunięte',
    paragraphs: [
      HELLO,
      'Usunęliśmy Twoje konto w Iskrze razem z profilem, ustawieniami i kluczami dostępu.',
      'Zamówienia przechowujemy tak długo, jak wymagają przepisy o rachunkowości, już bez związku z kontem.',
      'Dziękujemy za wspólny czas.',
    ],
    notes: ['To nie Ty? Napisz do nas.'],
    other: { label: 'Napisz do nas', to: '/kontakt' },
  }),
  'administrator-changed': ({ isAdministrator }) => ({
    subject: 'Zmiana uprawnień konta',
    paragraphs: [
      HELLO,
      isAdministrator
        ? 'Twoje konto w Iskrze ma od teraz uprawnienia administratora. Zaloguj się ponownie, żeby z nich korzystać.'
        : 'Twoje konto w Iskrze nie ma już uprawnień administratora. Reszta konta działa jak dotąd, wystarczy zalogować się ponownie.',
    ],
    notes: ['Nie wiesz, skąd ta zmiana? Odpowiedz na tę wiadomość.'],
  }),
  'newsletter-confirm': (letter) => ({
    subject: 'Potwierdź zapis na newsletter',
    paragraphs: [
      HELLO,
      'Jedno kliknięcie i co jakiś czas przyjdą do Ciebie pomysły na prezenty i nowości z Iskry.',
    ],
    action: { label: 'Zapisz mnie', to: '/newsletter/confirm', token: letter.token },
    notes: [
      `Link działa do ${at(letter.validUntil)}.`,
      'To nie Ty? Zignoruj tę wiadomość, nic więcej nie przyjdzie.',
    ],
  }),
  'newsletter-welcome': (letter) => ({
    subject: 'Newsletter Iskry: gotowe',
    paragraphs: [HELLO, 'Zapis na newsletter jest potwierdzony. Dziękujemy.'],
    action: { label: 'Zajrzyj do sklepu', to: '/sklep' },
    notes: ['Nie chcesz już newslettera? Wypiszesz się jednym kliknięciem.'],
    other: { label: 'Wypisz mnie', to: '/newsletter/unsubscribe', token: letter.unsubscribeToken },
  }),
  'newsletter-issue': (letter) => issueWords(letter, 'pl'),
  'restock-confirm': (letter) => ({
    subject: 'Potwierdź prośbę o powiadomienie',
    paragraphs: [
      HELLO,
      `Ktoś, pewnie Ty, chce wiedzieć, kiedy ten produkt wróci do sklepu: ${letter.product}.`,
      'Potwierdź, że to Twój adres, a napiszemy raz, gdy produkt wróci. Po pół roku prośba wygasa.',
    ],
    action: {
      label: 'Tak, dajcie mi znać',
      to: '/newsletter/confirm',
      token: letter.token,
      of: 'restock',
    },
    notes: [
      `Link działa do ${at(letter.validUntil)}. Możesz nim też wycofać prośbę.`,
      'To nie Ty? Zignoruj tę wiadomość, nic więcej nie przyjdzie.',
    ],
  }),
  restocked: ({ product, handle, unsubscribeToken }) => ({
    subject: 'Znów jest w sklepie',
    paragraphs: [
      HELLO,
      `Znów w sklepie: ${product}.`,
      'Piszemy do wszystkich, którzy czekali, a sztuk może być mniej. Nie rezerwujemy ich.',
    ],
    action: { label: 'Zobacz', to: { product: handle } },
    notes: [
      'To jedyna wiadomość o tym produkcie. Jeśli czekasz też na inne, możesz wycofać wszystkie prośby.',
    ],
    other: {
      label: 'Wycofaj wszystkie prośby',
      to: '/newsletter/unsubscribe',
      token: unsubscribeToken,
      of: 'restock',
    },
  }),
  card: ({ cardToken, thing, recipient, sender, isAnonymous }) => {
    const { what, opens } = CARD_THINGS[thing]
    return {
      subject: cardSubject({ what, sender, isAnonymous }),
      ...(recipient === '' ? {} : { preheader: `Na kopercie: ${recipient}.` }),
      paragraphs: [
        'Dzień dobry,',
        `${cardSender({ what, sender, isAnonymous })} ${recipient === '' ? '' : `Na kopercie: ${recipient}. `}`.trim(),
        `${opens} się w przeglądarce, za darmo i bez logowania. Można też zapisać obraz albo PDF i odpisać nadawcy.`,
      ],
      action: {
        label: `Otwórz ${what}`,
        to: { card: cardToken },
        says: (host) => `Przycisk otwiera stronę ${host}. Nie pyta o żadne dane.`,
      },
      notes: [
        'Wysyłką zajmuje się Iskra, sklep z kartkami i życzeniami, na prośbę osoby, która złożyła zamówienie. Adresu nie zapisujemy na żadną listę.',
      ],
    }
  },
  'card-thanks': ({ thing, recipient, words, isAnonymous, checkoutToken }) => {
    const { what } = CARD_THINGS[thing]
    return {
      subject: `Podziękowanie za ${what}`,
      paragraphs: [
        HELLO,
        `${recipient === '' ? 'Osoba obdarowana' : recipient} dziękuje za ${what}:`,
        ...quoted(words, ['„', '”']),
      ],
      action: { label: 'Zobacz zamówienie', to: { order: checkoutToken } },
      notes: [
        ...(isAnonymous ? ['Nie zdradziliśmy, kto jest nadawcą. Tak zostanie.'] : []),
        'To podziękowanie przyszło raz i przez Iskrę: nikomu nie podajemy adresów. Odpowiedź na ten e-mail nie dotrze do tej osoby.',
      ],
    }
  },
  'card-unfinished': ({ checkoutToken }) => ({
    subject: 'Kartka czeka na Twoje słowa',
    paragraphs: [
      HELLO,
      'Dziś mieliśmy wysłać kartkę z Twojego zamówienia, ale brakuje w niej słów, więc jej nie wysłaliśmy.',
      'Uzupełnij tekst i wybierz, kiedy ją wysłać. Możesz to też zrobić od razu.',
    ],
    action: { label: 'Uzupełnij kartkę', to: { order: checkoutToken } },
    notes: [],
  }),
  'order-placed': ({ order, checkoutToken }) => ({
    subject: `Zamówienie ${order.number} przyjęte`,
    paragraphs: [
      HELLO,
      `Dziękujemy, mamy Twoje zamówienie ${order.number} z ${at(new Date(order.placedAt))}.`,
      ...(order.credits > 0
        ? [
            `Na konto z tym adresem dodamy: ${credits(order.credits)}. Jeśli nie masz konta, kredyty poczekają, aż je założysz.`,
          ]
        : []),
    ],
    receipt: receiptOf(order, RECEIPT),
    action: { label: 'Zobacz zamówienie', to: { order: checkoutToken } },
    notes: [
      'Pliki produktów cyfrowych i fakturę pobierzesz na stronie zamówienia.',
      ...(hasDigital(order) ? [STARTED_AT_ONCE] : []),
      'To była płatność testowa: z żadnego konta nic nie pobrano.',
      'Link otwiera Twoje zamówienie bez hasła, więc nie przekazuj go dalej.',
    ],
  }),
  'parcel-sent': ({ order, carrier, trackingNumber, isCorrected, checkoutToken }) => ({
    subject: isCorrected
      ? `Nowe dane przesyłki ${order.number}`
      : `Paczka z zamówienia ${order.number} wysłana`,
    paragraphs: [
      HELLO,
      isCorrected
        ? `Poprawiliśmy dane przesyłki z zamówienia ${order.number}. Oto aktualne.`
        : `Twoje zamówienie ${order.number} jest już w drodze.`,
      [
        ...(carrier === 'other' ? [] : [`Przewoźnik: ${CARRIER_NAMES[carrier]}.`]),
        ...(trackingNumber === '' ? [] : [`Numer przesyłki: ${trackingNumber}.`]),
      ].join(' '),
      ...(order.shippingMethod === 'locker'
        ? ['Gdy paczka dotrze do automatu, przewoźnik wyśle Ci kod odbioru.']
        : []),
    ].filter((paragraph) => paragraph !== ''),
    action: { label: 'Zobacz, gdzie jest paczka', to: { order: checkoutToken } },
    notes: ['Link otwiera Twoje zamówienie bez hasła, więc nie przekazuj go dalej.'],
  }),
  'contact-message': ({ from, orderNumber, message }) => ({
    subject: 'Wiadomość ze strony kontaktu',
    paragraphs: [
      `Wiadomość z adresu ${from}${orderNumber === '' ? '' : `, w sprawie zamówienia ${orderNumber}`}:`,
      ...message.split(/\n{2,}/),
    ],
    notes: ['Odpowiedź na tę wiadomość trafi prosto do nadawcy.'],
  }),
  'run-finished': ({ run, end, unsubscribeToken }) => ({
    subject: end === 'completed' ? 'Twoja praca z szablonu jest gotowa' : 'Tym razem się nie udało',
    paragraphs:
      end === 'completed'
        ? [HELLO, `„${run.title}” jest gotowe. Trwało to chwilę, więc dajemy znać.`]
        : [HELLO, `Nie udało się użyć szablonu „${run.title}”. Kredyty wróciły na konto.`],
    action: { label: end === 'completed' ? 'Zobacz' : 'Spróbuj jeszcze raz', to: { run } },
    notes: [NOTICE_OUT],
    other: {
      label: 'Wyłącz te wiadomości',
      to: '/newsletter/unsubscribe',
      token: unsubscribeToken,
      of: 'notices',
    },
  }),
  'work-finished': ({ generation, end, unsubscribeToken }) => ({
    subject: end === 'completed' ? READY[generation.type] : 'Tym razem się nie udało',
    paragraphs:
      end === 'completed'
        ? [HELLO, `${READY[generation.type]}. Trwało to chwilę, więc dajemy znać.`]
        : [HELLO, 'Nie udało się tego zrobić. Kredyty wróciły na konto.'],
    action: {
      label: end === 'completed' ? 'Zobacz' : 'Spróbuj jeszcze raz',
      to: { generation: generation.id },
    },
    notes: [NOTICE_OUT],
    other: {
      label: 'Wyłącz te wiadomości',
      to: '/newsletter/unsubscribe',
      token: unsubscribeToken,
      of: 'notices',
    },
  }),
  'credits-low': ({ available, unsubscribeToken }) => ({
    subject: 'Kończą się kredyty',
    paragraphs: [HELLO, `Na koncie w Iskrze zostało: ${credits(available)}.`],
    action: { label: 'Zobacz pakiety', to: '/kredyty' },
    notes: [
      'Napiszemy o tym ponownie dopiero, gdy doładujesz konto i kredyty znów będą się kończyć.',
      NOTICE_OUT,
    ],
    other: {
      label: 'Wyłącz te wiadomości',
      to: '/newsletter/unsubscribe',
      token: unsubscribeToken,
      of: 'notices',
    },
  }),
  'dates-near': ({ coming, unsubscribeToken }) => ({
    subject: coming.length === 1 ? 'Zbliża się ważny dzień' : 'Zbliżają się ważne dni',
    paragraphs: [
      HELLO,
      ...coming.map((one) => `${comingLine(one, 'pl')}.`),
      'Wybierz kartkę, list albo życzenia. Imię i okazję już wpiszemy.',
    ],
    action: { label: 'Przygotuj prezent', to: '/okazje' },
    notes: [
      'Piszemy, bo masz włączone przypomnienia e-mailem. Zmienisz je przy każdym dniu.',
      'Nie chcesz takich przypomnień? Wyłączysz je jednym kliknięciem.',
    ],
    other: {
      label: 'Wyłącz te wiadomości',
      to: '/newsletter/unsubscribe',
      token: unsubscribeToken,
      of: 'dates',
    },
  }),
}
