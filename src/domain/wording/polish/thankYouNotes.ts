import type { Template, Tone } from '../wording.ts'

/** Thanks to those who did something that needn't have been done. */
export const thankYouNotes = {
  warm: {
    heart: [
      'Dziękuję {Ci} za czas i serce, bo to one zrobiły różnicę.',
      'Za pomoc, o którą nie trzeba było prosić, chcę dziś podziękować głośno.',
      '{Twoja} pomoc przyszła dokładnie wtedy, kiedy była potrzebna, i bardzo za nią dziękuję.',
    ],
    more: [
      'Może to i drobiazg, ale właśnie z takich drobiazgów składa się dobry świat.',
      'Dzięki {Tobie} wiem, że można pomagać tak, żeby nikt nie poczuł się gorszy.',
      'Takiej życzliwości się nie zapomina, przekazuje się ją dalej.',
    ],
    wish: [
      'Niech to dobro wróci do {Ciebie} w najmniej spodziewanej chwili.',
      'Życzę {Ci} ludzi wokół, którzy są dla {Ciebie} tacy, jak {Ty} dla innych.',
      'Mam nadzieję, że będę mieć okazję się odwdzięczyć.',
    ],
  },
  playful: {
    heart: [
      'Oficjalnie ogłaszam, że mój dług wdzięczności przekroczył wagę przeciętnego sernika.',
      'Dziękuję, bo bez {Ciebie} skończyłoby się to płaczem albo instrukcją po chińsku.',
      'Za ratunek bez pytań i bez kazań należy {Ci} się order, a na razie jest ta kartka.',
    ],
    more: [
      'Spłacam w ratach: kawą, ciastem i dobrym słowem.',
      'Gdyby bohaterom dawano peleryny, {Twoja} peleryna byłaby już w pralni.',
      'Ten dokument warto zachować, bo uprawnia do jednej przysługi bez marudzenia.',
    ],
    wish: [
      'Niech {Ci} się zawsze trafia zielone światło i ostatnia drożdżówka.',
      'Życzę {Ci} tyle spokoju, ile kłopotu było ze mną.',
      'Oby karma miała dobrą pamięć i {Twój} numer telefonu.',
    ],
  },
  heartfelt: {
    heart: [
      'Dziękuję, bo w trudnej chwili nie trzeba było przy {oTobie} niczego udawać.',
      'Są podziękowania, które długo szukają słów, i to jest jedno z nich.',
      'Dobro, które od {Ciebie} mam, zmieniło więcej, niż widać z zewnątrz.',
    ],
    more: [
      'Nie da się tego oddać, można tylko pamiętać, i ja pamiętam.',
      'Kiedy pytają mnie, na kim można polegać, myślę o {oTobie}.',
      'Ta wdzięczność nie mija z czasem, raczej z czasem rośnie.',
    ],
    wish: [
      'Z całego serca życzę {Ci} tego samego ciepła, które od {Ciebie} mamy wszyscy.',
      'Niech zawsze będzie przy {oTobie} ktoś, kto poda rękę równie cicho i pewnie.',
      'Oby los był dla {Ciebie} tak dobry, jak {Ty} dla ludzi.',
    ],
  },
  solemn: {
    heart: [
      'Składam wyrazy najszczerszej wdzięczności za okazaną pomoc i życzliwość.',
      'Z głębokim szacunkiem dziękuję za trud, którego nie sposób przecenić.',
      'Pragnę podziękować za oddanie i cierpliwość, które były dla mnie wielkim wsparciem.',
    ],
    more: [
      'To, co otrzymane, pozostaje zobowiązaniem, by postępować podobnie wobec innych.',
      'Taka postawa zasługuje na słowa uznania wypowiedziane wprost.',
      'Pamięć o tym dobru zostanie ze mną na długo.',
    ],
    wish: [
      'Życzę {Ci} zdrowia i satysfakcji z tego, co tak dobrze służy ludziom.',
      'Niech okazane dobro powróci w dwójnasób.',
      'Oby {Twoja} praca zawsze spotykała się z uznaniem, na które zasługuje.',
    ],
  },
  plain: {
    heart: [
      'Dziękuję, to była duża pomoc.',
      'Bardzo {Ci} dziękuję.',
      'To wiele dla mnie znaczyło, dziękuję.',
    ],
    more: [
      'Nie każdy by tak zrobił.',
      'Wiem, ile to kosztowało czasu i sił.',
      'Chcę, żeby to było powiedziane wprost.',
    ],
    wish: [
      'Wszystkiego dobrego!',
      'Niech wróci do {Ciebie} z nawiązką.',
      'Mam u {Ciebie} dług i pamiętam o nim.',
    ],
  },
} as const satisfies Record<Tone, Template>
