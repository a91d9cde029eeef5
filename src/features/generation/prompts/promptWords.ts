import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormType } from '../words/formType.ts'

interface WordGroup {
  readonly label: MessageDescriptor
  readonly words: readonly MessageDescriptor[]
}

const LIGHT: WordGroup = {
  label: msg`Światło`,
  words: [msg`ciepłe światło świec`, msg`złota godzina`, msg`poranna mgła`, msg`noc i gwiazdy`],
}

const COLOURS: WordGroup = {
  label: msg`Kolory`,
  words: [msg`delikatne pastele`, msg`ciemna zieleń i złoto`, msg`granat i srebro`, msg`czerwień i biel`],
}

const MOOD: WordGroup = {
  label: msg`Nastrój`,
  words: [msg`czule`, msg`radośnie`, msg`elegancko`, msg`z przymrużeniem oka`],
}

/** Words that improve a prompt, ready to be added to it. */
export const PROMPT_WORDS: Record<FormType, readonly WordGroup[]> = {
  image: [
    LIGHT,
    COLOURS,
    MOOD,
    {
      label: msg`Układ`,
      words: [msg`dużo miejsca na życzenia`, msg`ramka z kwiatów`, msg`z bliska`, msg`z daleka`],
    },
  ],
  video: [
    {
      label: msg`Ruch`,
      words: [msg`kamera powoli się zbliża`, msg`kamera jedzie w górę`, msg`w zwolnionym tempie`],
    },
    LIGHT,
    COLOURS,
  ],
  music: [
    {
      label: msg`Instrumenty`,
      words: [msg`fortepian`, msg`gitara`, msg`smyczki`, msg`pozytywka`, msg`dzwonki`],
    },
    { label: msg`Tempo`, words: [msg`powoli`, msg`w rytmie walca`, msg`skocznie`] },
  ],
  speech: [],
}

/** Whether the prompt has these words, without regard to case. */
export function hasWords(prompt: string, words: string): boolean {
  return placeOf(prompt, words) !== null
}

/** Not by the lower case of both: that of some letters is longer than they are. */
function placeOf(prompt: string, words: string): { readonly start: number; readonly end: number } | null {
  const found = new RegExp(words.replace(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`), 'iu').exec(prompt)
  return found === null ? null : { start: found.index, end: found.index + found[0].length }
}

/** The prompt with these words at its end. */
export function addWords(prompt: string, words: string): string {
  const begun = prompt.trimEnd()
  if (begun === '') return words
  return /[,;:]$/u.test(begun) ? `${begun} ${words}` : `${begun}, ${words}`
}

/** The prompt without these words and the comma that led to them. */
export function removeWords(prompt: string, words: string): string {
  const place = placeOf(prompt, words)
  if (place === null) return prompt
  const before = prompt.slice(0, place.start).replace(/[,;\s]+$/u, '')
  const after = prompt.slice(place.end)
  return before === '' ? after.replace(/^[,;\s]+/u, '') : before + after
}
