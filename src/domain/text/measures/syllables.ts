/** An "i" that only softens the consonant before it: "nie" is one syllable. */
const SOFTENING = /(?<=[bcdfghjklłmnprsśtwzźż])i(?=[aąeęoóu])/gu
/** "au" and "eu" are one syllable, except where a prefix meets a root: "nauka", "zaufać", "nieufny". */
const DIPHTHONG = /(?<!^(?:n|z|nie|prze|po|za|na))[ae]u/gu

/** The number of syllables of a Polish word; a word without a vowel has one, since it is spelt or joins the next word. */
export function syllables(word: string): number {
  const sounds = word.toLocaleLowerCase('pl').replaceAll(SOFTENING, '').replaceAll(DIPHTHONG, 'a')
  return Math.max(1, sounds.match(/[aąeęioóuyéèöüáí]/gu)?.length ?? 0)
}
