import type { Gender } from './nameForms.ts'

/** The address of people who aren’t called by a name. */
export interface Called {
  readonly call: string
  /** Null where the word doesn’t tell. */
  readonly gender: Gender | null
  readonly isSeveral: boolean
  /** Family, friends, and people with a pet name: „pani” isn't said to them. */
  readonly isClose: boolean
}

/** One person or a group, by the nominative or the vocative: texts typed into a name's field. */
const ONE_WOMAN = `
  córka:córko córeczka:córeczko siostra:siostro siostrzyczka:siostrzyczko żona:żono narzeczona wnuczka:wnuczko
  teściowa:teściowo synowa:synowo chrzestna przyjaciółka:przyjaciółko solenizantka:solenizantko jubilatka:jubilatko babunia:babuniu
  ciotka:ciotko kuzynka:kuzynko mamuśka:mamuśko mamusia:mamusiu dziewczyna:dziewczyno
`
const ONE_MAN = `
  syn:synu synek:synku brat:bracie braciszek:braciszku mąż:mężu narzeczony wnuk:wnuku wnuczek:wnuczku teść:teściu
  zięć:zięciu chrzestny przyjaciel:przyjacielu
  solenizant:solenizancie jubilat:jubilacie kuzyn:kuzynie chłopak:chłopaku kumpel:kumplu
`
const ONE_OF_EITHER = `
  kochanie skarb:skarbie skarbeńku słonko słoneczko serce serduszko maleństwo szczęście miś:misiu
  misiaczek:misiaczku kotek:kotku kot:kocie żabka:żabko myszka:myszko perełka:perełko rybka:rybko aniołek:aniołku
  króliczek:króliczku pyszczek:pyszczku gwiazdeczko promyczek:promyczku kochana kochany ukochana ukochany najdroższa najdroższy
`
const SEVERAL_WOMEN = 'siostry dziewczyny dzieci wnuki wnuczki'
const SEVERAL = `
  rodzice dziadkowie teściowie przyjaciele bracia nowożeńcy
`
const SEVERAL_OF_EITHER = 'kochani najdrożsi młodzi'
const OTHER_WOMEN =
  'sąsiadka:sąsiadko koleżanka:koleżanko szefowa:szefowo nauczycielka:nauczycielko lekarka:lekarko'
const OTHER_MEN = 'sąsiad:sąsiedzie kolega:kolego szef:szefie nauczyciel:nauczycielu lekarz:lekarzu'
const OTHERS = 'sąsiedzi koledzy goście współpracownicy nauczyciele lekarze klienci pracownicy'
const OTHERS_WOMEN = 'koleżanki panie nauczycielki pielęgniarki'
/** Groups that are one thing in grammar and several people to speak to. */
const ONE_GROUP = `
  zespół:zespole klasa:klaso drużyna:drużyno ekipa:ekipo załoga:załogo rodzina:rodzino rodzinka:rodzinko grupa:grupo
  brygada:brygado redakcja:redakcjo paczka:paczko
`

const read = (text: string, whose: Omit<Called, 'call'>): readonly (readonly [string, Called])[] =>
  text
    .trim()
    .split(/\s+/u)
    .flatMap((pair) => {
      const [nominative = '', vocative = nominative] = pair.split(':')
      const called = { call: `${vocative.slice(0, 1).toLocaleUpperCase('pl')}${vocative.slice(1)}`, ...whose }
      return [[nominative, called] as const, [vocative, called] as const]
    })

const one = { isSeveral: false, isClose: true }
const several = { isSeveral: true, isClose: true }
const other = { isSeveral: false, isClose: false }
const others = { isSeveral: true, isClose: false }

export const CALLED: ReadonlyMap<string, Called> = new Map([
  ...read(ONE_WOMAN, { gender: 'feminine', ...one }),
  ...read(ONE_MAN, { gender: 'masculine', ...one }),
  ...read(ONE_OF_EITHER, { gender: null, ...one }),
  ...read(SEVERAL_WOMEN, { gender: 'feminine', ...several }),
  ...read(SEVERAL, { gender: 'masculine', ...several }),
  ...read(SEVERAL_OF_EITHER, { gender: null, ...several }),
  ...read(OTHER_WOMEN, { gender: 'feminine', ...other }),
  ...read(OTHER_MEN, { gender: 'masculine', ...other }),
  ...read(OTHERS_WOMEN, { gender: 'feminine', ...others }),
  ...read(OTHERS, { gender: 'masculine', ...others }),
])

/** „Zespół Latarnia”, „klasa 3b”: the name of a group stays behind it as it is. */
export const GROUPS: ReadonlyMap<string, Called> = new Map(read(ONE_GROUP, { gender: null, ...several }))

/** Professions in their masculine form; a woman’s stays unchanged behind „Pani”. */
export const POSTS: ReadonlyMap<string, string> = new Map([
  ['dyrektor', 'Dyrektorze'],
  ['prezes', 'Prezesie'],
  ['profesor', 'Profesorze'],
  ['doktor', 'Doktorze'],
  ['kierownik', 'Kierowniku'],
  ['redaktor', 'Redaktorze'],
  ['mecenas', 'Mecenasie'],
  ['inżynier', 'Inżynierze'],
  ['trener', 'Trenerze'],
  ['wychowawca', 'Wychowawco'],
  ['minister', 'Ministrze'],
  ['burmistrz', 'Burmistrzu'],
  ['sędzia', 'Sędzio'],
  ['magister', 'Magistrze'],
  ['ordynator', 'Ordynatorze'],
  ['naczelnik', 'Naczelniku'],
  ['rektor', 'Rektorze'],
  ['dziekan', 'Dziekanie'],
  ['sołtys', 'Sołtysie'],
  ['wójt', 'Wójcie'],
  ['przewodniczący', 'Przewodniczący'],
  ['menedżer', 'Menedżerze'],
  ['koordynator', 'Koordynatorze'],
])

/** Words that are no person, whatever their ending. */
export const NO_PERSON: ReadonlySet<string> = new Set(
  'firma szkoła oddział dział klub spółka fundacja pracownia przychodnia szpital biuro sklep restauracja'.split(
    ' ',
  ),
)

/** Men’s names that precede a surname in -a as often as a surname precedes a woman’s name. */
export const COMMON_MEN: ReadonlySet<string> = new Set(
  `adam adrian albert aleksander aleks alan andrzej antoni arkadiusz artur bartosz bartek bartłomiej bogdan bogusław
  bolesław cezary czesław damian daniel dariusz darek dawid dominik edward emil eryk filip franciszek franek fryderyk
  gabriel grzegorz grzesiek henryk hubert igor ignacy ireneusz jacek jakub jan janek janusz jarosław jarek jerzy józef
  julian kacper kamil karol kazimierz konrad krystian krzysztof krzysiek leon leszek łukasz maciej maciek maksymilian
  marcel marcin marek marian mariusz mateusz michał mieczysław mikołaj mirosław mirek norbert olaf oliwier oskar
  patryk paweł piotr piotrek przemysław radosław radek rafał robert roman ryszard sebastian sławomir stanisław staszek
  stefan sylwester szymon tadeusz tomasz tomek tymon tymoteusz wacław waldemar wiesław wiktor witold władysław
  włodzimierz wojciech wojtek zbigniew zbyszek zdzisław zenon zygmunt`.split(/\s+/u),
)
