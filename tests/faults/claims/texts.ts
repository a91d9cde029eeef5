import type { Place, Places } from './place.ts'

/** Where the page promises: every text of these folders says something that is held, or asks and explains only. */
export const PROMISING_FOLDERS = [
  'src/features/about',
  'src/features/credits/home',
  'src/features/install',
  'src/features/occasions',
  'src/features/offline-packs',
  'src/features/preferences',
  'src/features/restock',
  'src/features/shop/ai',
  'src/features/shop/credits',
  'src/features/shop/home',
]

interface Topic {
  /** The words by which texts say it. */
  readonly says: RegExp
  readonly places: Places
}

const product = (title: string): Place => ['tests/faults/claims/catalogue.test.ts', title]
const offline = (title: string): Place => ['tests/e2e/worker-offline.spec.ts', title]
const mainJob: Place = [
  'tests/e2e/main-job.spec.ts',
  'the main job, sent by the worker while no page is open',
]
const ONE_ORDER: Place = ['server/checkout/checkout.test.ts', 'makes one order of fifty payments at once']
const FREE_FAILURE: Place = ['server/generators/handOver.test.ts', 'costs nothing when the provider fails']

/** What the texts of those folders promise, and what holds it. */
export const TOPICS: Readonly<Record<string, Topic>> = {
  'what was read stays for a while, what was saved stays with its pictures until it is removed': {
    says: /Co raz otworzysz, zostaje/,
    places: [
      [
        'tests/e2e/worker-reading.spec.ts',
        'a series is kept on purpose, and read with its pictures while the server is stopped',
      ],
      [
        'src-sw/reads/keptTexts.test.ts',
        'tells what was read and what was saved, each once, in the language that is read',
      ],
      [
        'src-sw/packs/readingPacks.test.ts',
        'what is kept is read without a network, and is gone once it is removed',
      ],
    ],
  },
  'who waits for what is sold out is told once, and can stop waiting': {
    says: /Napiszemy raz na|Potem jeden list, gdy wróci|wycofasz prośbę/,
    places: [
      [
        'server/restock/restock.test.ts',
        'comes once to whoever has confirmed, when there are pieces again, and nothing is kept then',
      ],
      [
        'server/restock/restock.test.ts',
        'is asked for at once with a confirmed account, comes to its browsers too, and is withdrawn',
      ],
      ['server/restock/restock.test.ts', 'ends with its link, its withdrawal, or half a year'],
    ],
  },
  'words begin with us and end with the buyer': {
    says: /zaczynamy|Zaczynamy|z miejscem na|Z miejscem na|mają miejsce|Mają miejsce|miejsca na Twoje|gotowego początku|Dopisujesz|Imię, wspomnienie|Twoimi słowami/,
    places: [product('has blanks for the buyer’s words')],
  },
  'a name and a memory are written into a card, and changed': {
    says: /Podajesz imię/,
    places: [
      [
        'tests/e2e/writer.spec.ts',
        'begins on the home page: two fields write into the card, which is finished on its own page',
      ],
      [
        'tests/e2e/writer.spec.ts',
        'is chosen, said otherwise, written without a network, still there after a reload, and bought',
      ],
    ],
  },
  'one is reminded of one’s own days, in the morning, by letter and notification': {
    says: /przypomnimy o nich na czas|Przypomnimy na czas|^Rano, około 9:00|^Po zalogowaniu, na urządzeniach/,
    places: [
      [
        'server/occasions/reminders.test.ts',
        'come once each, in the morning of their days, however many servers look for them',
      ],
      [
        'server/occasions/reminders.test.ts',
        'of one morning are one letter, with the way out of all of them, and one notification',
      ],
      ['server/occasions/reminders.test.ts', 'are written to no address that isn’t proved'],
      [
        'tests/e2e/occasions.spec.ts',
        'a person added without a network is on the panel and on other devices, with the gift begun, and is written of once',
      ],
    ],
  },
  'what a guest writes down stays on the device, and is in the calendar’s file': {
    says: /^Bez konta Twoje dni/,
    places: [
      [
        'tests/faults/occasions/devices.test.ts',
        'of a guest stay there and go to the account with the sign-in, once, and from there to other devices',
      ],
      ['src/domain/occasions/calendarFile.test.ts', 'writes a day as calendars read it'],
    ],
  },
  'the day of a name is known, and a leap day is not forgotten': {
    says: /dzień imienin podpowiemy|^W latach bez 29 lutego/,
    places: [
      [
        'src/features/occasions/OccasionsScreen.test.tsx',
        'knows the days of a name, takes another, and says what can’t be a day',
      ],
      ['src/domain/occasions/days.test.ts', 'of the 29th of February is its last day in every other year'],
    ],
  },
  'files are there once they are paid': {
    says: /po zapłacie|Jako plik od razu|ile razy chcesz|do pobrania od razu/,
    places: [
      [
        'server/orders/orders.test.ts',
        'is a real file for each digital thing, at an address that is signed and runs out',
      ],
    ],
  },
  'delivery is chosen, with its price, before paying': {
    says: /w kasie, zanim zapłacisz/,
    places: [['server/checkout/checkout.test.ts', 'charges nothing but what was on the screen']],
  },
  'an electronic card is sent on its day, and costs no delivery': {
    says: /wysyłamy w dniu, który wybierzesz/,
    places: [
      [
        'server/orders/cards.test.ts',
        'is sent on its day in the morning, once, however often it is looked for',
      ],
      [
        'src/domain/checkout/checkDetails.test.ts',
        'asks for an e-mail address alone when nothing is delivered',
      ],
    ],
  },
  'what can be given back, and what can’t': {
    says: /^Zakup możesz oddać/,
    places: [['server/http/structuredData.test.ts', 'of every product is whole, and true of this shop']],
  },
  'a whole example before buying': {
    says: /Cały przykład/,
    places: [
      [
        'src/features/shop/product/ProductScreen.test.tsx',
        'a sample is cut to 150 characters and read whole when asked',
      ],
    ],
  },
  'visits are counted by consent, without a name, and erased with it': {
    says: /^Liczymy wizyty|prosi, żeby Cię nie śledzić|^Zapis wizyt|^Kiedy i jak długo|które strony pomagają/,
    places: [
      [
        'tests/e2e/engagement.spec.ts',
        'visits are counted once somebody agrees, offline too, each told once, and erased when they say so',
      ],
      ['tests/e2e/engagement.spec.ts', 'a browser that asks for privacy is not counted and not asked'],
      [
        'src/offline/engagement/sendVisitEvents.test.ts',
        'that is withdrawn all is erased, by whatever comes to it first',
      ],
      [
        'server/analytics/analytics.test.ts',
        'are left out one by one where they can’t be, and everything that could be somebody’s with them',
      ],
    ],
  },
  'business mails': {
    says: /^Oferta, przypomnienie/,
    places: [product('says of its own text what is true')],
  },
  'courses are workbooks with tasks and credits': {
    says: /Zeszyty z lekcjami/,
    places: [
      product('is a course with as many lessons and tasks as it says'),
      product('is a course with the credits that it says'),
      ['server/credits/credits.test.ts', 'of a course arrive once, as what they are'],
    ],
  },
  'gifts one can touch': {
    says: /kubki, plakaty|prezentów ze słów i obrazów/,
    places: [product('is sent, where it says what it is made of')],
  },
  'credits to begin with': {
    says: /[Nn]a start|Dostaniesz je|Dostaje je/,
    places: [
      [
        'server/credits/credits.test.ts',
        'begin with ten once the address is proved, and never again for that address',
      ],
    ],
  },
  'the price is seen before the press': {
    says: /cenę, zanim|widzisz przed|przed kliknięciem|Przed kliknięciem|zanim naciśniesz|zanim potwierdzisz/,
    places: [
      [
        'src/features/generation/make/GeneratorScreen.test.tsx',
        'says the price and what is left before the press, and follows the engine',
      ],
      ['server/checkout/checkout.test.ts', 'charges nothing but what was on the screen'],
    ],
  },
  'what fails costs nothing': {
    says: /nie płacisz|cała wraca|całość wraca|Dopiero gotowy wynik/,
    places: [
      FREE_FAILURE,
      ['server/generators/handOver.test.ts', 'gives its credits back until it is handed over, and says so'],
    ],
  },
  'one press is one price': {
    says: /Jedno kliknięcie to jedna cena|Jedno naciśnięcie/,
    places: [
      ONE_ORDER,
      [
        'tests/e2e/generation.spec.ts',
        'a start whose answer is lost and a reload come to one job and one charge',
      ],
    ],
  },
  'no subscription': { says: /abonament|nic nie odnawia/, places: [ONE_ORDER] },
  'credits are for what is generated': {
    says: /Kredyty są na|na ile wystarczy/,
    places: [
      ['src/domain/credits/credits.test.ts', 'are known by their SKU, whatever else is in it'],
      ['src/domain/credits/credits.test.ts', 'is counted by the cheapest engine that can be used'],
    ],
  },
  'the shop works without a network': {
    says: /bez sieci|W pociągu|w pociągu|Przeglądasz, szukasz/,
    places: [
      offline('whoever has seen the shop once sees it without a network'),
      [
        'tests/e2e/worker-packs.spec.ts',
        'a collection is saved with its size and works without a network ever after',
      ],
    ],
  },
  'changes arrive once': {
    says: /dokładnie raz|Koszyk zmienia się|dochodzi do nas raz|gdy wróci sieć|Na konto trafi/,
    places: [
      mainJob,
      ['tests/e2e/main-job.spec.ts', 'a server killed in the middle loses and doubles nothing'],
    ],
  },
  'what is AI is called so': {
    says: /czy to AI/,
    places: [
      [
        'src/features/generation/details/ResultScreen.test.tsx',
        'is looked at and saved in each of its formats, under a name that says what it is',
      ],
    ],
  },
  'nobody is followed': {
    says: /reklam(?!acj)|dopóki niczego nie wybierzesz/,
    places: [
      [
        'server/http/app.test.ts',
        'lets a page run its own files and its own inline scripts, and nothing else',
      ],
    ],
  },
  'data are had and deleted': {
    says: /Swoje dane pobierzesz/,
    places: [
      ['server/account/accountData.test.ts', 'comes as one file, without what proves who they are'],
      [
        'server/account/accountData.test.ts',
        'whole: of the person nothing is left but what accounting needs, and that is nobody’s',
      ],
    ],
  },
  'a parcel is followed': {
    says: /Gdy paczka wyjdzie/,
    places: [
      [
        'server/administration/parcels.test.ts',
        'is made, sent and delivered; its buyer sees it and gets one letter with its number',
      ],
    ],
  },
  'a postcode knows its towns': {
    says: /Miejscowości podpowiadamy/,
    places: [
      [
        'server/postcodes/postcodes.test.ts',
        'knows the towns of Polish postcodes, one or many, in alphabetical order',
      ],
    ],
  },
  'a message reaches the seller': {
    says: /czyta to człowiek|Odpowiedź przyjdzie|^Coś przyszło uszkodzone/,
    places: [
      [
        'server/contact/contact.test.ts',
        'sends a letter to whoever runs the shop, to be answered to whoever wrote',
      ],
    ],
  },
  'letters about what one does': {
    says: /dłużej niż 2 minuty|bezpieczeństwie konta|o zamówieniach i koncie/,
    places: [
      [
        'server/notices/notices.test.ts',
        'tell of work that took long, however it ended, and not of what was quick or cancelled',
      ],
      ['server/notices/notices.test.ts', 'tell once that credits run low, and again only after more came in'],
      ['server/checkout/orderLetter.test.ts', 'goes once to whoever has paid, guests too, in %s'],
    ],
  },
  'the newsletter is joined by a letter and left in one press': {
    says: /[Nn]ewsletter|Kilka listów|wypisać|Wypiszesz|Zapis działa|Wrócić można|Otwórz link z listu/,
    places: [
      [
        'server/newsletter/newsletter.test.ts',
        'comes to whoever confirms, and keeps nothing of whoever doesn’t',
      ],
      [
        'server/newsletter/newsletter.test.ts',
        'is left in one click, with or without an account, also twice',
      ],
    ],
  },
  'preferences follow a person': {
    says: /na wszystkich urządzeniach/,
    places: [
      [
        'tests/e2e/preferences.spec.ts',
        'preferences follow a person from device to device, offline too, and stay nobody else’s',
      ],
    ],
  },
  'favourite engines stand first': {
    says: /podpowiemy najpierw/,
    places: [
      [
        'src/features/generation/make/startState.test.ts',
        'is the chosen, then a preferred one, then the default, then the first',
      ],
    ],
  },
  'the first steps': {
    says: /przewodnik w panelu/,
    places: [
      [
        'src/features/preferences/PreferencesScreen.test.tsx',
        'go when they are closed, and come back from the preferences',
      ],
    ],
  },
  'signing out clears the device': {
    says: /Wylogowanie usuwa/,
    places: [
      ['tests/faults/session/storeRules.test.ts', 'go with their owner at a sign-out, wherever they stand'],
    ],
  },
  'the app is installed': {
    says: /obok Twoich aplikacji|Do ekranu początkowego|na pasku przeglądarki/,
    places: [
      ['tests/e2e/worker-install.spec.ts', 'a browser finds nothing that stands in the way of installing'],
    ],
  },
  'packs go on where they stopped': {
    says: /: mamy …/,
    places: [
      [
        'tests/e2e/worker-packs.spec.ts',
        'cut off half-way it keeps what it has, says so, and goes on when asked',
      ],
    ],
  },
}

/** Questions, refusals and instructions promise nothing: how they begin. */
export const NO_PROMISE = [
  'To urządzenie nie pozwala teraz niczego zapisać',
  'Tak, jak mówisz',
  'Kiedy: dni tego',
  'W najbliższych 30',
  'Na urządzeniach, na',
  'Tyle dni już tu',
  'Usuń jeden, żeby',
  'To urządzenie nie pozwala',
  'Jak do Ciebie dojdzie',
  'Na tę okazję',
  'Wybierz inną okazję',
  'Ile kredytów kosztuje',
  'Czy kartki i życzenia',
  'Czy możemy liczyć',
  'Numer zamówienia',
  'Znajdź coś',
  'Nie możemy odczytać',
  'Nie udało się wygenerować',
  'Pamięć tego urządzenia',
  'Serwer nie przyjął',
  'Co Iskra trzyma',
  'Wygląd, ostatnie listy',
  'To urządzenie nie może',
  'Zajrzyj tu później',
  'Ta przeglądarka nie zapisze',
  'Otwórz Iskrę w zwykłym oknie',
  'Nic nie jest zapisane',
]
