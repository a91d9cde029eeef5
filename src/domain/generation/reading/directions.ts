import type { CameraMove, FramingName, PaceName, Spot, ViewName } from './brief.ts'
import type { WordLanguage } from './wordIndex.ts'
import type { Word } from './words.ts'

/** The wish of a direction; `ignored` is one that no engine of ours follows, which is reported. */
export type Asked =
  | { readonly kind: 'framing'; readonly name: FramingName }
  | { readonly kind: 'view'; readonly name: ViewName }
  | { readonly kind: 'space' }
  | { readonly kind: 'frame'; readonly isOfFlowers: boolean }
  | { readonly kind: 'camera'; readonly move: CameraMove }
  | { readonly kind: 'pace'; readonly name: PaceName }
  | { readonly kind: 'spot'; readonly spot: Spot }
  | { readonly kind: 'ignored' }

/** A direction and its number of words. */
export interface DirectionMatch {
  readonly asked: readonly Asked[]
  readonly length: number
}

// Camera and composition have a grammar of their own, read before any word is looked up: in „kamera jedzie w górę” are
// no mountains, in “space for wishes” is no universe. The words are folded and separated by spaces.

type Rules = readonly (readonly [words: RegExp, asked: Asked])[]

/** A part of the picture; null for a direction that isn't given. */
function spot(across: Spot['across'], up: Spot['up'] = null): Asked {
  return { kind: 'spot', spot: { across, up } }
}

const FOR_WORDS_PL =
  '(?:na|dla) (?:(?:twoje|wlasne|krotki|krotkie|reczne|jakis|dlugie) )?(?:zyczenia|imiona|imie|napis|tekst|podpis|podpisy|dedykacje|wpis|slowa|wiadomosc|date|adres)(?: (?:i|oraz) (?:zyczenia|imiona|imie|napis|tekst|podpis|podpisy|dedykacje|date))?'
const FOR_WORDS_EN =
  '(?:for|to) (?:(?:a|an|the|your|my|our|some|their|write|add|put|hand-written|handwritten|birthday|short|long) )*(?:wishes|wish|names|name|text|message|messages|greeting|greetings|words|writing|dedication|signature|signatures|lettering|copy|date|dates|note|notes)(?: and (?:the |a )?(?:wishes|names|name|text|signature|date))?'

const COMPOSITION: Readonly<Record<WordLanguage, Rules>> = {
  pl: [
    [
      /^(?:(?:duzo|sporo|troche|wolne|wolnego|puste|pustego) )*(?:miejsce|miejsca|miejscem|przestrzen|przestrzeni) X(?: (?:u gory|na dole|po prawej|po lewej|z boku|posrodku|na srodku))?/,
      { kind: 'space' },
    ],
    [/^(?:z |ze )?(?:puste|pustym|pusta|wolne|wolnym|wolna|duzo|wolnego) (?:miejsce|miejsca|miejscem|przestrzen|przestrzenia|przestrzeni)/, { kind: 'space' }],
    [/^(?:w )?(?:kwiatow\p{L}+|kwiecist\p{L}+) (?:ram\p{L}+|obramowani\p{L}+|bordiur\p{L}+)/u, { kind: 'frame', isOfFlowers: true }],
    [/^(?:w )?(?:ramka|ramke|ramki|ramce|ramka|rama|rame|obramowanie|obramowaniu|obramowaniem|bordiura|bordiure|bordiurze)(?: (?:dookola|wokol))?/, { kind: 'frame', isOfFlowers: false }],
    [/^(?:(?:duze|duzym|mocne|bliskie) )?(?:zblizenie|zblizeniu|zblizeniem)/, { kind: 'framing', name: 'close' }],
    [/^(?:z bliska|w zblizeniu|w makro|makro|na pierwszym planie z bliska|w duzym zblizeniu)/, { kind: 'framing', name: 'close' }],
    [/^(?:z daleka|z oddali|w oddaleniu|w szerokim kadrze|szeroki kadr|szeroki plan|w szerokim planie|plan ogolny|w planie ogolnym)/, { kind: 'framing', name: 'wide' }],
    [/^(?:(?:widok|widoku|widokiem|widziane|widziany|widziana|ujecie|zdjecie) )?(?:prosto )?z (?:lotu ptaka|gory|drona|powietrza|perspektywy ptaka|ptasiej perspektywy)/, { kind: 'view', name: 'above' }],
    [/^(?:w |z )?ptasi(?:ej|a) perspektyw\p{L}+/u, { kind: 'view', name: 'above' }],
    [/^(?:(?:widok|widoku|widokiem|widziane|widziany|widziana|ujecie|zdjecie) )?(?:prosto )?(?:z|od) (?:dolu|zabiej perspektywy|perspektywy zaby|perspektywy mrowki)/, { kind: 'view', name: 'below' }],
    [/^(?:w |z )?(?:zabiej|zabia) perspektyw\p{L}+/u, { kind: 'view', name: 'below' }],
    [/^(?:widok )?z (?:boku|profilu|tylu|przodu|perspektywy \p{L}+)/u, { kind: 'ignored' }],
    [/^(?:w (?:lewym gornym|gornym lewym) rogu|(?:u gory|na gorze) po lewej(?: stronie)?)/, spot('left', 'top')],
    [/^(?:w (?:prawym gornym|gornym prawym) rogu|(?:u gory|na gorze) po prawej(?: stronie)?)/, spot('right', 'top')],
    [/^(?:w (?:lewym dolnym|dolnym lewym) rogu|(?:u dolu|na dole) po lewej(?: stronie)?)/, spot('left', 'bottom')],
    [/^(?:w (?:prawym dolnym|dolnym prawym) rogu|(?:u dolu|na dole) po prawej(?: stronie)?)/, spot('right', 'bottom')],
    [/^(?:po lewej(?: stronie)?|z lewej(?: strony)?|w lewym rogu)/, spot('left')],
    [/^(?:po prawej(?: stronie)?|z prawej(?: strony)?|w prawym rogu)/, spot('right')],
    [/^(?:u gory|na gorze|w gornym rogu)/, spot(null, 'top')],
    [/^(?:u dolu|na dole|w dolnym rogu)/, spot(null, 'bottom')],
    [/^(?:w rogu|na drugim planie|na dalszym planie|od tylu)/, { kind: 'ignored' }],
    [/^(?:w zwolnionym tempie|w zwolnieniu|w slow motion|slow motion|zwolnione tempo)/, { kind: 'pace', name: 'slow' }],
    [/^(?:w przyspieszonym tempie|w przyspieszeniu|poklatkowo)/, { kind: 'pace', name: 'fast' }],
    [/^(?:bardzo )?(?:powoli|wolno|powolutku)/, { kind: 'pace', name: 'slow' }],
    [/^(?:bardzo )?(?:szybko|predko)/, { kind: 'pace', name: 'fast' }],
  ],
  en: [
    [
      /^(?:(?:with|leave|leaving|plenty of|lots of|a lot of|much|some|enough|empty|blank|free|clear|white|a|an) )*(?:space|room|place|area)(?: (?:left|free|empty))? Y(?: (?:at the top|at the bottom|on the left|on the right|in the middle))?/,
      { kind: 'space' },
    ],
    [/^(?:(?:with|a|an|some|plenty of|lots of) )*(?:copy|negative|blank|empty|white|free) (?:space|area)/, { kind: 'space' }],
    [/^(?:(?:in|with|a|the) )*(?:floral|flowery|flower|flowers) (?:frame|border|framing)(?: around(?: (?:it|the edges|the picture))?)?/, { kind: 'frame', isOfFlowers: true }],
    [/^(?:frame|border|framed by|framed with|bordered by|bordered with)/, { kind: 'frame', isOfFlowers: false }],
    [/^(?:(?:in|a|an|extreme) )*(?:close-up|closeup|close up|up close|macro)(?: shot| view)?/, { kind: 'framing', name: 'close' }],
    [/^(?:(?:in|a|an|very) )*(?:wide|long|full|establishing) (?:shot|angle|view)/, { kind: 'framing', name: 'wide' }],
    [/^(?:from afar|from a distance|from far away|wide-angle|panoramic(?: view| shot)?)/, { kind: 'framing', name: 'wide' }],
    [/^(?:(?:in|a|an|the|from) )*(?:bird’s-eye|bird's-eye|birds-eye|bird’s eye|birds eye|bird s eye|bird s-eye|drone|aerial|overhead|top|top-down)(?: (?:view|shot|angle|perspective))(?: of(?: (?:a|an|the))?)?/, { kind: 'view', name: 'above' }],
    [/^(?:(?:seen|viewed) )?(?:from (?:above|the air|a drone|a bird s eye view)|top-down)/, { kind: 'view', name: 'above' }],
    [/^(?:(?:in|a|an|the|from) )*(?:worm’s-eye|worm's-eye|worm’s eye|worm s-eye|worm s eye|low|low-angle|frog's-eye|frog’s-eye)(?: (?:view|shot|angle|perspective)| angle shot)(?: of(?: (?:a|an|the))?)?/, { kind: 'view', name: 'below' }],
    [/^(?:(?:seen|viewed) )?from (?:below|underneath|beneath)/, { kind: 'view', name: 'below' }],
    [/^(?:(?:in|a|an|the|from) )*(?:side|high|rear|back)(?: (?:view|shot|angle|perspective))/, { kind: 'ignored' }],
    [/^(?:from (?:behind|the side|the front|the back)|flat lay|in profile)/, { kind: 'ignored' }],
    [/^(?:in|at) the (?:top|upper)(?: |-)left(?: corner)?/, spot('left', 'top')],
    [/^(?:in|at) the (?:top|upper)(?: |-)right(?: corner)?/, spot('right', 'top')],
    [/^(?:in|at) the (?:bottom|lower)(?: |-)left(?: corner)?/, spot('left', 'bottom')],
    [/^(?:in|at) the (?:bottom|lower)(?: |-)right(?: corner)?/, spot('right', 'bottom')],
    [/^(?:(?:on|to) the left(?: side)?|in the left corner)/, spot('left')],
    [/^(?:(?:on|to) the right(?: side)?|in the right corner)/, spot('right')],
    [/^(?:at the top|in the (?:top|upper) corner)/, spot(null, 'top')],
    [/^(?:at the bottom|in the (?:bottom|lower) corner)/, spot(null, 'bottom')],
    [/^in the corner/, { kind: 'ignored' }],
    [/^(?:in )?(?:slow motion|slow-motion|slow-mo|slowmo)/, { kind: 'pace', name: 'slow' }],
    [/^(?:time lapse|timelapse|time-lapse|sped up)/, { kind: 'pace', name: 'fast' }],
    [/^(?:very )?slowly/, { kind: 'pace', name: 'slow' }],
    [/^(?:very )?(?:quickly|fast)/, { kind: 'pace', name: 'fast' }],
  ],
} // prettier-ignore

const CAMERAS: Readonly<Record<WordLanguage, RegExp>> = {
  pl: /^(?:kamera|kamere|kamery|kamerze|najazd|najazdu|odjazd|odjazdu|panoramowanie|ujecie)$/,
  en: /^(?:camera|zoom|zooms|zooming|pan|pans|panning|tilt|tilts|tilting|dolly|dollies)$/,
}

/** Words about a camera; each move is read from them, the others only say that or how it moves. */
const MOVES: Readonly<Record<WordLanguage, readonly (readonly [RegExp, CameraMove | 'ignored' | PaceName | null])[]>> = {
  pl: [
    [/^(?:zbliza|zblizajaca|najezdza|najazd|najazdu|przodu|przyblizenie|przybliza|zblizenie)$/, 'in'],
    [/^(?:oddala|oddalajaca|odjezdza|odjazd|odjazdu|cofa|tylu|oddalenie)$/, 'out'],
    [/^(?:gore|gory|wznosi|unosi|podnosi|wjezdza)$/, 'up'],
    [/^(?:dol|dolu|opada|opuszcza|zjezdza|obniza)$/, 'down'],
    [/^(?:lewo|lewa|lewej)$/, 'left'],
    [/^(?:prawo|prawa|prawej)$/, 'right'],
    [/^(?:nieruchoma|nieruchomo|statyczna|statyczne|stabilna|stoi)$/, 'still'],
    [/^(?:krazy|okraza|obraca|wokol|dookola|sledzi|wiruje|podaza|leci|przelatuje|obrot)$/, 'ignored'],
    [/^(?:powoli|wolno|powolny|powolne|powolna|powolutku)$/, 'slow'],
    [/^(?:szybko|szybki|szybka)$/, 'fast'],
    [/^(?:sie|w|do|na|z|jedzie|przesuwa|przesuwajaca|rusza|porusza|plynie|sunie|lagodnie|plynnie|delikatnie|ku|ruch|i|jest)$/, null],
  ],
  en: [
    [/^(?:in|closer|forward|forwards|push|pushes|pushing|zoom|zooms|zooming|approaches|nearer|towards)$/, 'in'],
    [/^(?:out|back|away|backwards|pulls|pulling|pull)$/, 'out'],
    [/^(?:up|upward|upwards|rises|rising|ascends|ascending|climbs|lifts)$/, 'up'],
    [/^(?:down|downward|downwards|descends|descending|lowers|sinks)$/, 'down'],
    [/^left$/, 'left'],
    [/^right$/, 'right'],
    [/^(?:static|still|fixed|locked|steady)$/, 'still'],
    [/^(?:circles|circling|orbits|orbiting|around|rotates|rotating|spins|follows|following|flies|flying)$/, 'ignored'],
    [/^(?:slowly|slow)$/, 'slow'],
    [/^(?:quickly|fast|quick)$/, 'fast'],
    [/^(?:the|a|to|on|moves|moving|move|pan|pans|panning|tilt|tilts|tilting|dolly|dollies|tracks|tracking|travels|travelling|glides|gliding|drifts|gently|smoothly|gentle|smooth|is|and|it|movement|motion|shot)$/, null],
  ],
} // prettier-ignore

/** The longest direction, in words. */
const WORDS_MOST = 12

/** Reads the direction that begins at a word, first in the prompt's own language; null when there is none. */
export function directionAt(
  words: readonly Word[],
  index: number,
  language: WordLanguage,
): DirectionMatch | null {
  const clause = clauseFrom(words, index)
  const other = language === 'pl' ? 'en' : 'pl'
  return cameraIn(clause, language) ?? compositionIn(clause, language) ?? compositionIn(clause, other)
}

/** The folded words from one on, up to the next comma or full stop. */
function clauseFrom(words: readonly Word[], index: number): string[] {
  const clause: string[] = []
  for (const word of words.slice(index, index + WORDS_MOST)) {
    if (clause.length > 0 && word.isAfterStop) break
    clause.push(word.folded)
  }
  return clause
}

function compositionIn(clause: readonly string[], language: WordLanguage): DirectionMatch | null {
  const text = clause.join(' ')
  for (const [rule, asked] of RULES[language]) {
    const [found] = rule.exec(text) ?? []
    if (found === undefined || found === '') continue
    const length = found.trim().split(' ').length
    return { asked: [asked], length }
  }
  return null
}

/** „kamera powoli jedzie w górę”, “slow zoom in”: a camera and all words beside it about one. */
function cameraIn(clause: readonly string[], language: WordLanguage): DirectionMatch | null {
  const said = clause.map((word, at) =>
    isPlace(word, clause[at + 1]) ? undefined : MOVES[language].find(([words]) => words.test(word))?.[1],
  )
  let length = 0
  while (
    length < clause.length &&
    (said[length] !== undefined || CAMERAS[language].test(clause[length] ?? ''))
  )
    length += 1
  const at = clause.slice(0, length).findIndex((word) => CAMERAS[language].test(word))
  if (at === -1) return null
  // „pan” and “tilt” alone are no directions, and a camera without a move is a thing.
  const moves = said.slice(0, length).filter((move) => move !== null && move !== undefined)
  if (moves.length === 0) return null
  while (length > at + 1 && said[length - 1] === null) length -= 1
  return {
    asked: moves.some((move) => move === 'ignored') ? [{ kind: 'ignored' }] : movesOf(moves),
    length,
  }
}

/** “a camera in the snow” is a thing that lies there. */
function isPlace(word: string, next: string | undefined): boolean {
  return word === 'in' && next !== undefined && !/^(?:on|and|to|towards|slowly|very)$/.test(next)
}

type Said = CameraMove | 'ignored' | PaceName

function isPace(said: Said): said is PaceName {
  return said === 'slow' || said === 'fast'
}

function isMove(said: Said): said is CameraMove {
  return said !== 'ignored' && !isPace(said)
}

function movesOf(moves: readonly Said[]): Asked[] {
  const pace = moves.find(isPace)
  // „unosi się do przodu”: the last word about the way gives its end.
  const move = moves.filter(isMove).at(-1)
  return [
    ...(move === undefined ? [] : [{ kind: 'camera', move } as const]),
    ...(pace === undefined ? [] : [{ kind: 'pace', name: pace } as const]),
  ]
}

const RULES: Readonly<Record<WordLanguage, Rules>> = {
  pl: COMPOSITION.pl.map(whole),
  en: COMPOSITION.en.map(whole),
}

/** A rule ends where a word does. */
function whole([rule, asked]: Rules[number]): Rules[number] {
  const source = rule.source.replace(' X', ` ${FOR_WORDS_PL}`).replace(' Y', ` ${FOR_WORDS_EN}`)
  return [new RegExp(`^(?:${source.slice(1)})(?= |$)`, 'u'), asked]
}
