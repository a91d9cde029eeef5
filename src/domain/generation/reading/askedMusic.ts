import type { OptionsOf } from '../options.ts'
import { askedAt, askedFor, wordsFor } from './askedFor.ts'
import type { End, MoodName, OccasionName, WordEnd } from './brief.ts'
import { MOOD_WORDS, OCCASION_WORDS } from './lexicon.ts'
import { readPrompt } from './readPrompt.ts'

/** A mood as it is played: `auto` has become one of the others. */
export type MusicMood = Exclude<OptionsOf['music']['mood'], 'auto'>

/** Kinds of music by their words; of several in a prompt the first is played. */
const KINDS = {
  rock: 'rock rockowy metal metalowy punk punkowy gitara_elektryczna perkusyjny | =rocky =hard_rock electric_guitar =rock’n’roll',
  calm: 'kołysanka =dobranoc medytacja relaksacyjny | bedtime_lullaby lullaby =bedtime =goodnight =relaxing =soothing',
  festive: 'kolęda pastorałka | carol',
  energetic:
    'energia energetyczny energiczny dynamiczny szybki skoczny taneczny fanfara | =energetic =dynamic =fast =upbeat fanfare',
  solemn:
    'uroczysty uroczystość marsz hymn podniosły =uroczyście smutny =smutno żałobny melancholijny melancholia nostalgiczny tęskny | =solemn march anthem hymn =sad =sadly melancholy melancholic mournful nostalgic',
  tender: 'serenada ballada walc | serenade ballad waltz',
  joyful: 'polka oberek | polka',
} satisfies Record<MusicMood, string>

const KIND_WORDS = wordsFor(KINDS)

const FOR_OCCASIONS: Readonly<Record<OccasionName, MusicMood>> = {
  birthday: 'joyful',
  nameday: 'joyful',
  wedding: 'tender',
  valentine: 'tender',
  christmas: 'festive',
  easter: 'joyful',
  mother: 'tender',
  father: 'tender',
  baptism: 'tender',
  newyear: 'energetic',
  thanks: 'tender',
  congratulations: 'joyful',
  home: 'joyful',
  condolence: 'solemn',
  halloween: 'solemn',
  travel: 'joyful',
  anniversary: 'tender',
  communion: 'solemn',
  confirmation: 'solemn',
  newborn: 'tender',
  childrensday: 'joyful',
  womensday: 'tender',
  grandmother: 'tender',
  grandfather: 'tender',
  grandparents: 'tender',
  teachersday: 'joyful',
  schoolend: 'joyful',
  retirement: 'joyful',
  standrew: 'calm',
  miners: 'solemn',
  stnicholas: 'festive',
}

const FOR_MOODS: Readonly<Partial<Record<MoodName, MusicMood>>> = {
  romantic: 'tender',
  warm: 'tender',
  mysterious: 'solemn',
  joyful: 'joyful',
  childlike: 'joyful',
  calm: 'calm',
  elegant: 'tender',
}

/** The lead instrument of a piece. */
export type LeadName = 'piano' | 'bell' | 'reed' | 'pluck' | 'strings'

const LEADS = wordsFor<LeadName>({
  piano: 'fortepian pianino =pianinie =pianinem | piano',
  bell: 'pozytywka dzwonek =dzwonków dzwoneczek cymbałki | music_box bell chime glockenspiel',
  reed: 'flet klarnet obój akordeon harmonijka | flute clarinet oboe accordion harmonica',
  pluck: 'gitara ukulele harfa mandolina | guitar ukulele harp mandolin',
  strings: '=skrzypce =skrzypiec =skrzypcami smyczek wiolonczela altówka | =strings violin cello viola',
})

/** The rhythm and instruments of a piece, beside its mood. */
type Way = 'slow' | 'fast' | 'waltz' | 'march' | 'lullaby' | 'sad' | 'drums'

const WAYS = wordsFor<Way>({
  slow: '=powoli =wolno wolny powolny =powolna | =slowly =slow',
  fast: '=szybko szybki skoczny skocznie =żwawo żywy dynamiczny | =quickly =fast =lively =upbeat =brisk',
  waltz:
    '=walc =walca =walcem =walcu =rytmie_walca =rytm_walca =w_rytmie_walca | waltz =waltz_time =in_waltz_time',
  march: 'marsz =marszowy =marszowa =marszowe =marszowo | march =marching',
  lullaby: 'kołysanka =dobranoc | lullaby =bedtime =goodnight bedtime_lullaby',
  sad: 'smutny =smutno żałobny melancholijny melancholia | =sad =sadly melancholy melancholic mournful =funeral',
  drums: 'bęben =bębny =bębnów perkusja =perkusją | drum =drums percussion',
})

/** Properties of every piece: asking for them changes nothing. */
const USUAL = wordsFor<'music'>({
  music:
    'muzyka melodia piosenka utwór pieśń nuta podkład dźwięk rytm tempo =bez_słów instrumentalny =w_tle =takt =graj =zagraj | music tune song melody piece track background sound rhythm tempo instrumental =wordless =time =play',
})

/** A piece as a prompt and a choice ask for it. */
export interface AskedMusic {
  readonly mood: MusicMood
  /** The instruments that lead by turns; empty when none is named. */
  readonly leads: readonly LeadName[]
  readonly tempo: 'slow' | 'fast' | null
  /** Its step: two-four for feet, three-four for dancers, a rocking three for a cradle. */
  readonly step: 'march' | 'waltz' | 'lullaby' | null
  readonly isSad: boolean
  readonly hasDrums: boolean
  /** Every word of the prompt with its end: `mood` and `pace` are followed. */
  readonly ends: readonly WordEnd[]
}

/** The mood that a prompt asks for by its kind of music, its occasion or its own mood; null for none. */
export function askedMusic(prompt: string): MusicMood | null {
  const [kind] = askedFor(KIND_WORDS, prompt)
  if (kind !== undefined) return kind
  const { occasion, moods } = readPrompt(prompt)
  if (occasion !== null) return FOR_OCCASIONS[occasion]
  return moods.map((mood) => FOR_MOODS[mood]).find((mood) => mood !== undefined) ?? null
}

/** Reads the request for a piece, and the end of each word. Never fails. */
export function readMusic(prompt: string, chosen: OptionsOf['music']['mood'] = 'auto'): AskedMusic {
  const mood = chosen === 'auto' ? (askedMusic(prompt) ?? 'calm') : chosen
  const isBand = mood === 'rock'
  const leads = askedAt(LEADS, prompt).filter((asked) => !isBand || asked.name === 'pluck')
  const ways = askedAt(WAYS, prompt)
  const way = (name: Way) => ways.some((asked) => asked.name === name && !asked.isUnwanted)
  const steps = (['waltz', 'march', 'lullaby'] as const).filter((name) => way(name) && !isBand)
  const heard: Heard[] = [
    ...askedAt(USUAL, prompt).map((asked) => ({ ...asked, became: 'small' as const })),
    ...moodWords(prompt, mood),
    ...leads.map((asked) => ({ ...asked, became: 'mood' as const })),
    ...ways
      .filter(({ name }) => !isBand || name === 'slow' || name === 'fast' || name === 'drums')
      .map((asked) => ({ ...asked, became: 'pace' as const })),
  ]
  const { ends } = readPrompt(prompt)
  return {
    mood,
    leads: isBand ? [] : [...new Set(leads.flatMap(({ name, isUnwanted }) => (isUnwanted ? [] : [name])))],
    tempo: way('slow') ? 'slow' : way('fast') ? 'fast' : null,
    step: steps[0] ?? null,
    isSad: way('sad') && !isBand,
    hasDrums: way('drums'),
    ends: ends.map((word) => ({ ...word, became: heardAs(word, heard) })),
  }
}

interface Heard {
  readonly start: number
  readonly end: number
  readonly became: End
}

/** Words that ask for the played mood, or refuse another one. */
function moodWords(prompt: string, mood: MusicMood): Heard[] {
  const asked = [
    ...askedAt(KIND_WORDS, prompt).map((word) => ({ ...word, fits: word.name === mood })),
    ...askedAt(OCCASIONS, prompt).map((word) => ({ ...word, fits: FOR_OCCASIONS[word.name] === mood })),
    ...askedAt(MOODS, prompt).map((word) => ({ ...word, fits: FOR_MOODS[word.name] === mood })),
  ]
  return asked.flatMap(({ start, end, fits, isUnwanted }) =>
    fits !== isUnwanted ? [{ start, end, became: 'mood' as const }] : [],
  )
}

const OCCASIONS = wordsFor(OCCASION_WORDS)
const MOODS = wordsFor(MOOD_WORDS)

function heardAs({ start, end, became }: WordEnd, heard: readonly Heard[]): End {
  const as = heard.filter((one) => start >= one.start && end <= one.end)
  return (
    as.find((one) => one.became !== 'small')?.became ??
    as[0]?.became ??
    (became === 'small' ? 'small' : 'unread')
  )
}
