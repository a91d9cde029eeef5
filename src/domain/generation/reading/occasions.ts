import {
  type Brief,
  just,
  type MotifName,
  type OccasionName,
  type SettingName,
  type WantedMotif,
} from './brief.ts'

/** The look of an occasion when a prompt names nothing else. */
export const FOR_OCCASIONS: Readonly<
  Record<OccasionName, { readonly motifs: readonly MotifName[]; readonly setting: SettingName }>
> = {
  birthday: { motifs: ['cake', 'balloons', 'gift'], setting: 'plain' },
  nameday: { motifs: ['bouquet', 'gift'], setting: 'plain' },
  wedding: { motifs: ['newlyweds', 'dove'], setting: 'garden' },
  valentine: { motifs: ['heart', 'dove'], setting: 'plain' },
  christmas: { motifs: ['christmastree', 'gift'], setting: 'village' },
  easter: { motifs: ['basket', 'hare'], setting: 'meadow' },
  mother: { motifs: ['bouquet'], setting: 'plain' },
  father: { motifs: ['cup', 'book'], setting: 'room' },
  baptism: { motifs: ['dove', 'candle'], setting: 'plain' },
  newyear: { motifs: ['fireworks', 'glasses'], setting: 'city' },
  thanks: { motifs: ['bouquet', 'letter'], setting: 'plain' },
  congratulations: { motifs: ['trophy', 'bouquet'], setting: 'plain' },
  home: { motifs: ['house', 'key'], setting: 'garden' },
  condolence: { motifs: ['candle'], setting: 'lake' },
  halloween: { motifs: ['pumpkin', 'ghost'], setting: 'forest' },
  travel: { motifs: ['airballoon'], setting: 'mountains' },
  anniversary: { motifs: ['couple', 'bouquet'], setting: 'garden' },
  communion: { motifs: ['chalice', 'lily'], setting: 'plain' },
  confirmation: { motifs: ['dove', 'candle'], setting: 'plain' },
  newborn: { motifs: ['stork', 'booties'], setting: 'plain' },
  childrensday: { motifs: ['child', 'kite', 'balloons'], setting: 'meadow' },
  womensday: { motifs: ['bouquet', 'chocolates'], setting: 'plain' },
  grandmother: { motifs: ['grandma', 'bouquet'], setting: 'plain' },
  grandfather: { motifs: ['grandpa', 'cup'], setting: 'plain' },
  grandparents: { motifs: ['grandma', 'grandpa'], setting: 'garden' },
  teachersday: { motifs: ['blackboard', 'apple'], setting: 'plain' },
  schoolend: { motifs: ['diploma', 'bouquet'], setting: 'plain' },
  retirement: { motifs: ['deckchair', 'drink'], setting: 'sea' },
  standrew: { motifs: ['key', 'candle'], setting: 'plain' },
  miners: { motifs: ['miner', 'lantern'], setting: 'plain' },
  stnicholas: { motifs: ['santa', 'gift'], setting: 'village' },
}

/** The picture's things: the named ones, or those that suit the occasion; flowers when there are only words. */
export function heroesOf(brief: Brief): readonly WantedMotif[] {
  if (brief.motifs.length > 0) return brief.motifs
  if (brief.occasion !== null)
    return FOR_OCCASIONS[brief.occasion].motifs.filter((name) => !brief.absent.includes(name)).map(just)
  const isPlace = brief.setting !== null && brief.setting !== 'plain'
  const isAir = brief.weather.length > 0 || brief.time !== null || brief.season !== null
  const hasWords = brief.words.length > 0 || brief.dedication !== null
  return hasWords && !isPlace && !isAir ? [just('bouquet')] : []
}
