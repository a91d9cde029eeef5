import { just, type MotifName } from '../brief.ts'
import { KINDS_MOST } from '../counts.ts'
import type { Role, Sentence } from './sentence.ts'

/** The figures that such words describe. */
const BEARERS: ReadonlySet<MotifName> = new Set(['man', 'woman', 'girl', 'boy'])

/** By the beginnings of words, folded, in both languages. */
const ROLES: readonly (readonly [word: RegExp, role: Role])[] = [
  [/^(?:krolow|ksiezniczk|ksiaz|ksieci|queen|princ)/, { wears: 'crown' }],
  [/^(?:rycerz|knight)/, { wears: 'knight' }],
  [/^(?:kominiar|chimney)/, { wears: 'chimneysweep' }],
  [/^(?:budowla|murarz|builder)/, { wears: 'builder' }],
  [/^(?:marynarz|zeglar|sailor)/, { wears: 'sailor' }],
  [/^(?:kapitan|captain)/, { wears: 'captain' }],
  [/^(?:atlet|silacz|ciezarow|athlete|weightl|strongm)/, { holds: 'dumbbell' }],
  [/^(?:student)/, { wears: 'cap', holds: 'book' }],
  [/^(?:klaun|clown)/, { wears: 'clown' }],
  [/^(?:zolnier|soldier)/, { wears: 'soldier' }],
  [/^(?:absolwent|maturzyst|graduate)/, { wears: 'cap', holds: 'diploma' }],
  [/^(?:jubilat|solenizant)/, { wears: 'partyhat' }],
  [/^(?:rolni|farmer)/, { wears: 'hat', holds: 'wheat' }],
  [/^(?:ogrodni|gardener)/, { wears: 'hat', holds: 'wateringcan' }],
  [/^(?:profesor|professor|naukow|scientist|bibliotekar|librarian)/, { wears: 'eyeglasses', holds: 'book' }],
  [/^(?:rowerzy|kolarz|kolark|cyclist)/, { on: 'bicycle' }],
  [/^(?:motocykli|motorcyclist|biker)/, { on: 'motorcycle' }],
  [/^(?:narciar|skier)/, { on: 'skis' }],
  [/^(?:lyzwiar|skater)/, { on: 'skates' }],
  [/^(?:pszczelar|beekeeper)/, { wears: 'hat', holds: 'honey' }],
  [/^(?:trener|coach|trainer)/, { holds: 'football' }],
  [/^(?:kurier|courier)/, { holds: 'gift' }],
  [/^(?:sportow|sportsm|biegacz|runner)/, { holds: 'medal' }],
  [/^(?:goral|turyst|hiker)/, { wears: 'hat' }],
  [/^(?:jezdz|dzokej|amazonk)/, { on: 'horse' }],
  [/^(?:wedkar|angler|rybak|rybac|fisherman)/, { holds: 'fishingrod' }],
  [/^(?:gitarzy|guitarist)/, { holds: 'guitar' }],
  [/^(?:skrzyp|violinist)/, { holds: 'violin' }],
  [/^(?:perkusi|drummer)/, { holds: 'drum' }],
  [/^(?:trebacz|trumpeter)/, { holds: 'trumpet' }],
  [/^(?:saksofoni|saxophonist)/, { holds: 'saxophone' }],
  [/^(?:wiolonczeli|cellist)/, { holds: 'cello' }],
  [/^(?:piosenkar|wokali|singer)/, { holds: 'microphone' }],
  [/^(?:malar|painter|artyst|artist)/, { holds: 'palette' }],
  [/^(?:fotograf|photographer)/, { holds: 'camera' }],
  [/^(?:fryzjer|hairdresser|barber)/, { holds: 'shears' }],
  [/^(?:baris|kelner|waiter|waitress)/, { holds: 'cup' }],
  [/^(?:tenisi)/, { holds: 'tennis' }],
  [/^(?:koszyka)/, { holds: 'basketball' }],
  [/^(?:programi|informaty|programmer|developer)/, { holds: 'laptop' }],
  [/^(?:gracz|gamer)/, { holds: 'gamepad' }],
  [/^(?:mechani|hydrauli|elektryk|stolarz|majsterk|carpenter|plumber|electrician)/, { holds: 'hammer' }],
  [/^(?:pianist|piani)/, { with: 'piano' }],
  [/^(?:krawc|krawiec|seamstress|tailor)/, { with: 'sewingmachine' }],
  [/^(?:astronom)/, { with: 'telescope' }],
  [/^(?:szachist)/, { with: 'chess' }],
]

/** „rowerzystka”, “a gardener”: notes the word's role for the figure just named. */
export function noteRole({ units, last, found, roles }: Sentence, index: number): void {
  const word = units[index]?.words[0].folded ?? ''
  const who = last === null ? undefined : found.motifs[last]
  const role = ROLES.find(([begins]) => begins.test(word))?.[1]
  if (last !== null && who !== undefined && role !== undefined && BEARERS.has(who.name))
    roles.push({ who: last, role })
}

/** Gives each figure the things of its role, unless it has others: „ogrodniczka z bukietem”. */
export function playRoles({ found, roles }: Sentence): void {
  for (const { who, role } of roles) {
    const bearer = found.motifs[who]
    if (bearer === undefined) continue
    const { wears, holds, on } = role
    const isThere = (name: MotifName) => found.motifs.some((motif) => motif.name === name)
    const isBasket = on === 'bicycle' && bearer.holds?.name === 'basket'
    const isWorn = wears === undefined || bearer.wears.some(({ name }) => name === wears)
    found.motifs[who] = {
      ...bearer,
      wears: isWorn ? bearer.wears : [...bearer.wears, { name: wears, colours: [] }],
      holds: isBasket ? null : (bearer.holds ?? (holds === undefined || isThere(holds) ? null : just(holds))),
      relation:
        bearer.relation ??
        (on !== undefined
          ? { name: 'on', to: on }
          : role.with === 'piano'
            ? { name: 'behind', to: 'piano' }
            : null),
    }
    const more = on ?? role.with
    if (more === undefined || isThere(more) || found.motifs.length >= KINDS_MOST) continue
    // „rowerzystka z koszem kwiatów”: it is on the bicycle.
    const of = isBasket ? { name: 'basket' as const, colours: [], count: 1 } : null
    const count = on === undefined || on === 'skis' || on === 'skates' ? 1 : bearer.count
    found.motifs.push({ ...just(more), of, count })
  }
}
