/** People's queries and the products they expect, by handle. Hand-made. */
interface Intent {
  /** All of these have to be found; only they may have the first places. */
  readonly wants: readonly string[]
  /** With typing errors, endings, missing letters and in the other language. */
  readonly typed: readonly string[]
}

const CARDS = [
  'kartka-urodzinowa-sto-iskier',
  'kartka-na-osiemnastke',
  'kartka-dla-dziecka-balony',
  'kartka-imieninowa-laka',
  'kartka-na-dzien-matki-bukiet',
  'kartka-na-dzien-ojca-gory',
  'kartka-slubna-galazki',
  'kartka-rocznica-dwie-linie',
  'kartka-narodziny-dziecka-ksiezyc',
  'kartka-swiateczna-pierwsza-gwiazdka',
  'kartka-swiateczna-zimowy-las',
  'kartka-walentynkowa-jedno-serce',
  'kartka-gratulacyjna-laur',
  'kartka-przeprosiny-zlota-rysa',
]
const MUGS = [
  'kubek-z-twoim-obrazem',
  'kubek-emaliowany-iskry',
  'kubek-dla-mamy-bukiet',
  'kubek-dla-taty-szczyty',
]
const POSTERS = [
  'plakat-z-twoim-obrazem',
  'plakat-mapa-nieba',
  'plakat-rob-po-swojemu',
  'plakat-baltyk',
  'plakat-twoje-miasto',
]
const SHIRTS = ['koszulka-z-twoim-wzorem', 'koszulka-iskra-na-piersi', 'koszulka-z-portretem-kota']
const CALENDARS = ['kalendarz-scienny-dwanascie-obrazow', 'kalendarz-biurkowy']
const PUZZLES = ['puzzle-z-twoim-obrazem', 'puzzle-dla-dzieci']
const CANDLES = ['swieca-sojowa-ognisko', 'swieca-na-rocznice']
const BOOKS = ['fotoksiazka-rok-razem', 'fotoksiazka-pierwszy-rok']
const THANKS = [
  'podziekowanie-dla-nauczycielki',
  'podziekowanie-dla-lekarzy',
  'podziekowania-dla-gosci-weselnych',
  'podziekowanie-dla-zespolu',
  'podziekowanie-dla-rodzicow',
  'podziekowanie-dla-sasiadow',
]
const PACKS = [
  'kredyty-garsc-iskier',
  'kredyty-zar',
  'kredyty-ognisko',
  'kredyty-kominek',
  'kredyty-kuznia',
  'kredyty-latarnia',
]

export const INTENTS: readonly Intent[] = [
  {
    wants: MUGS,
    typed: [
      'kubek',
      'kubki',
      'kubkiem',
      'kubeczek',
      'kubke',
      'kubk',
      'kuebk',
      'mug',
      'mugs',
      'mgus',
      'filiżanka',
    ],
  },
  {
    wants: ['kubek-dla-mamy-bukiet'],
    typed: ['kubek dla mamy', 'kubke dla mamusi', 'kubek mama', 'mug for mum', 'mug for mom', 'mug mothr'],
  },
  {
    wants: ['kubek-dla-taty-szczyty'],
    typed: [
      'kubek dla taty',
      'kubek dla ojca',
      'mug for dad',
      'mug for fathr',
      'kubek tata',
      'kubekk dla taty',
    ],
  },
  {
    wants: ['kubek-emaliowany-iskry'],
    typed: ['kubek emaliowany', 'emaliowny kubek', 'enamel mug', 'enamle mug'],
  },
  {
    wants: CARDS,
    typed: [
      'kartka',
      'kartki',
      'kartek',
      'kaartka',
      'katrka',
      'kartkaa',
      'karteczka',
      'card',
      'cards',
      'crads',
      'pocztówka',
    ],
  },
  {
    wants: ['kartka-urodzinowa-sto-iskier', 'kartka-dla-dziecka-balony', 'kartka-na-osiemnastke'],
    typed: [
      'kartka urodzinowa',
      'kaartka urodznowa',
      'kartka urodzniowa',
      'kartki na urodziny',
      'kartke urodzinowa',
      'birthday card',
      'brithday card',
      'birthday cards',
      'bithday crad',
    ],
  },
  {
    wants: ['kartka-na-osiemnastke'],
    typed: [
      'osiemnastka',
      'kartka na osiemnastke',
      'osiemnaska',
      '18 urodziny',
      '18th birthday card',
      'kartka 18',
    ],
  },
  {
    wants: ['kartka-imieninowa-laka'],
    typed: ['imieniny', 'kartka imieninowa', 'iminieny', 'name day', 'imienninowa'],
  },
  {
    wants: ['kartka-na-dzien-matki-bukiet', 'kubek-dla-mamy-bukiet'],
    typed: [
      'dzień matki',
      'dzien matki',
      'dzien mamy',
      'dzień matkii',
      'mothers day',
      'mother’s day',
      'moters day',
    ],
  },
  {
    wants: ['kartka-na-dzien-ojca-gory', 'kubek-dla-taty-szczyty'],
    typed: [
      'dzień ojca',
      'dzien ojca',
      'dzien taty',
      'dzien ojcaa',
      'fathers day',
      'father’s day',
      'fahters day',
    ],
  },
  {
    wants: ['zyczenia-dla-mamy', 'kartka-na-dzien-matki-bukiet'],
    typed: [
      'życzenia dla mamy',
      'zyczenia dla mamy',
      'zyczenai dla mamy',
      'życzenia mama',
      'zyczenia dla mamusi',
      'wishes for mum',
      'wihses for mum',
    ],
  },
  {
    wants: ['kartka-slubna-galazki'],
    typed: [
      'kartka ślubna',
      'kartka slubna',
      'kartka na slub',
      'kartka na ślubb',
      'kartka weselna',
      'wedding card',
      'weding card',
    ],
  },
  {
    wants: ['kartka-rocznica-dwie-linie', 'list-milosny-na-rocznice', 'swieca-na-rocznice'],
    typed: ['rocznica', 'na rocznice', 'rocznca', 'rocznicowa', 'anniversary', 'aniversary', 'anniversry'],
  },
  {
    wants: ['kartka-narodziny-dziecka-ksiezyc'],
    typed: ['narodziny', 'kartka narodziny dziecka', 'narodzny', 'new baby card', 'noworodek kartka'],
  },
  {
    wants: ['kartka-swiateczna-pierwsza-gwiazdka', 'kartka-swiateczna-zimowy-las'],
    typed: [
      'kartka świąteczna',
      'kartki swiateczne',
      'kartka swiatczna',
      'kartki na święta',
      'christmas card',
      'chrismas card',
      'xmas cards',
    ],
  },
  {
    wants: ['bombka-z-imieniem'],
    typed: [
      'bombka',
      'bombki',
      'bommbka',
      'bobmka',
      'bauble',
      'buable',
      'bombka z imieniem',
      'christmas ornament',
    ],
  },
  {
    wants: ['kartka-walentynkowa-jedno-serce', 'list-walentynkowy-na-dobranoc'],
    typed: ['walentynki', 'walentynka', 'walntynka', 'walentynkowy', 'valentine', 'valentines', 'valentin'],
  },
  {
    wants: ['kartka-gratulacyjna-laur'],
    typed: [
      'gratulacje',
      'gratulacj',
      'gratulaje',
      'kartka gratulacyjna',
      'congratulations',
      'congratulatons',
      'congrats',
    ],
  },
  {
    wants: ['kartka-przeprosiny-zlota-rysa'],
    typed: [
      'przeprosiny',
      'przeprosny',
      'przepraszam',
      'kartka z przeprosinami',
      'apology',
      'apolgy',
      'sorry card',
    ],
  },
  {
    wants: [...THANKS, 'mail-podziekowanie-po-spotkaniu'],
    typed: [
      'podziękowania',
      'podziekowanie',
      'podziekwanie',
      'podziękowań',
      'dziękuję',
      'dziekuje',
      'thank you',
      'thanks',
    ],
  },
  {
    wants: ['podziekowanie-dla-nauczycielki'],
    typed: [
      'dziekuje nauczycielka',
      'podziękowanie dla nauczyciela',
      'podziekowanie nauczycilka',
      'nauczycielce',
      'thank you teacher',
      'techer',
      'wychowawczyni',
    ],
  },
  {
    wants: ['podziekowanie-dla-lekarzy'],
    typed: ['podziękowanie dla lekarza', 'lekarz', 'lekarzom', 'pielegniarka', 'doctor', 'docotr', 'nurses'],
  },
  {
    wants: ['podziekowania-dla-gosci-weselnych'],
    typed: [
      'podziękowania dla gości',
      'goscie weselni',
      'podziekowania weselne dla gosci',
      'wedding guests',
      'weding guests',
    ],
  },
  {
    wants: ['podziekowanie-dla-sasiadow'],
    typed: ['sasiad', 'sąsiadka', 'podziekowanie sasiadom', 'neighbor', 'neighbours'],
  },
  {
    wants: [
      'list-milosny-na-rocznice',
      'list-na-odleglosc',
      'pierwszy-list-wyznanie',
      'list-na-zareczyny',
      'list-walentynkowy-na-dobranoc',
      'list-na-zgode',
    ],
    typed: [
      'list miłosny',
      'listy milosne',
      'list milsny',
      'listu miłosnego',
      'love letter',
      'love leter',
      'lvoe letters',
    ],
  },
  {
    wants: ['list-na-zareczyny'],
    typed: ['zaręczyny', 'zareczyny', 'list na zareczny', 'oświadczyny', 'proposal letter', 'propsal letter'],
  },
  {
    wants: ['list-na-odleglosc'],
    typed: ['list na odległość', 'list na odleglosc', 'na odlegosc', 'long distance letter', 'long distnace'],
  },
  {
    wants: ['zyczenia-dla-przyjaciolki'],
    typed: [
      'życzenia dla przyjaciółki',
      'zyczenia przyjaciolka',
      'zyczenia dla przyjaciulki',
      'best friend wishes',
      'wishes for frend',
    ],
  },
  {
    wants: ['zyczenia-dla-szefowej'],
    typed: ['życzenia dla szefa', 'zyczenia szefowa', 'wishes for boss', 'zyczenia dla szefowje'],
  },
  {
    wants: ['zyczenia-dla-dziadkow'],
    typed: [
      'życzenia dla babci',
      'zyczenia dla dziadka',
      'babcia i dziadek życzenia',
      'wishes for grandma',
      'grandparnts wishes',
    ],
  },
  {
    wants: ['mail-oferta-handlowa'],
    typed: ['oferta handlowa', 'ofreta handlowa', 'mail z ofertą', 'sales mail', 'salse mail'],
  },
  {
    wants: ['mail-przypomnienie-o-platnosci'],
    typed: [
      'przypomnienie o płatności',
      'przypomnienie platnosc',
      'przypomninie faktura',
      'payment reminder',
      'paymnt reminder',
    ],
  },
  {
    wants: ['mail-prosba-o-podwyzke'],
    typed: ['podwyżka', 'prosba o podwyzke', 'podwyzkaa', 'asking for a raise'],
  },
  {
    wants: ['list-motywacyjny'],
    typed: ['list motywacyjny', 'list motywcyjny', 'cv', 'cover letter', 'covr letter'],
  },
  {
    wants: ['mail-odpowiedz-na-reklamacje'],
    typed: ['reklamacja', 'reklamacje', 'rekalmacja', 'complaint', 'complant reply'],
  },
  {
    wants: POSTERS,
    typed: ['plakat', 'plakaty', 'plakt', 'palkat', 'plakatów', 'poster', 'posters', 'postre'],
  },
  {
    wants: ['plakat-mapa-nieba'],
    typed: ['mapa nieba', 'mapa gwiazd', 'plakat niebo', 'star map', 'sky poster', 'mpaa nieba'],
  },
  {
    wants: ['obraz-na-plotnie'],
    typed: ['obraz na płótnie', 'obraz na plotnie', 'obraz plutno', 'canvas', 'canvs', 'obrazy na płótnie'],
  },
  {
    wants: SHIRTS,
    typed: ['koszulka', 'koszulki', 'koszlka', 'koszukla', 'koszulkę', 'tshirt', 't-shirt', 'shirts'],
  },
  {
    wants: ['torba-laka'],
    typed: ['torba', 'torby', 'torba bawelniana', 'torebka', 'tote bag', 'cotton bag', 'toorba'],
  },
  {
    wants: ['poduszka-z-pupilem'],
    typed: ['poduszka', 'poduszki', 'poduzska', 'poduszka z psem', 'cushion', 'cusion', 'pillow'],
  },
  {
    wants: CALENDARS,
    typed: ['kalendarz', 'kalendarze', 'kalendraz', 'kalendaz', 'calendar', 'calender', 'calendars'],
  },
  {
    wants: BOOKS,
    typed: ['fotoksiążka', 'fotoksiazka', 'fotoksiazki', 'fotoksiaszka', 'photo book', 'photobook', 'album'],
  },
  {
    wants: ['notes-w-kropki'],
    typed: ['notes', 'notesy', 'notatnik', 'zeszyt w kropki', 'notebook', 'notebok', 'notes w kropki'],
  },
  { wants: PUZZLES, typed: ['puzzle', 'puzle', 'puzzli', 'układanka', 'jigsaw', 'jigsow', 'puzzel'] },
  { wants: CANDLES, typed: ['świeca', 'swieca', 'swieczka', 'swieece', 'candle', 'candels', 'śweica'] },
  {
    wants: ['kurs-pierwsze-obrazy', 'kurs-wideo-od-zera', 'kurs-muzyka-z-ai', 'kurs-pisanie-promptow'],
    typed: ['kurs dla początkujących', 'kurs dla poczatkujacych', 'kurs poczatkujacy', 'beginners course'],
  },
  {
    wants: ['kurs-muzyka-z-ai'],
    typed: ['kurs muzyki', 'kurs muzyka', 'piosenka na urodziny', 'music course', 'muisc course'],
  },
  { wants: ['kurs-prawo-i-etyka'], typed: ['kurs prawo', 'prawo ai', 'kurs prawa', 'law course'] },
  {
    wants: PACKS,
    typed: ['kredyty', 'kredyt', 'kerdyty', 'pakiet kredytow', 'credits', 'credit pack', 'creidts'],
  },
]

/** Queries without a product in this shop: a result would be a false promise. */
export const NOTHING: readonly string[] = [
  'lodówka',
  'wiertarka udarowa',
  'pralka',
  'opony zimowe',
  'xyzzy',
  'qwerty',
  'fridge',
  'telewizor led',
  'hulajnoga',
]
