import type { Brief, OccasionName } from '#domain/generation/reading/brief.ts'

/** What one writes on an occasion, if the prompt puts nothing in quotation marks. */
const GREETINGS: Readonly<Record<OccasionName, { readonly pl: string; readonly en: string }>> = {
  birthday: { pl: 'Wszystkiego najlepszego', en: 'Happy birthday' },
  nameday: { pl: 'Najlepsze życzenia', en: 'Best wishes' },
  wedding: { pl: 'Na nowej drodze życia', en: 'Happily ever after' },
  valentine: { pl: 'Kocham Cię', en: 'I love you' },
  christmas: { pl: 'Wesołych Świąt', en: 'Merry Christmas' },
  easter: { pl: 'Wesołego Alleluja', en: 'Happy Easter' },
  mother: { pl: 'Kochana Mamo', en: 'Dear Mum' },
  father: { pl: 'Kochany Tato', en: 'Dear Dad' },
  baptism: { pl: 'W dniu Twojego święta', en: 'On your special day' },
  newyear: { pl: 'Szczęśliwego Nowego Roku', en: 'Happy New Year' },
  thanks: { pl: 'Dziękuję', en: 'Thank you' },
  congratulations: { pl: 'Gratulacje', en: 'Congratulations' },
  home: { pl: 'Nowy dom', en: 'New home' },
  condolence: { pl: 'Pamiętamy', en: 'In loving memory' },
  halloween: { pl: 'Buuu!', en: 'Boo!' },
  travel: { pl: 'W drogę', en: 'Bon voyage' },
}

/** More than this of a prompt without quotation marks would be a caption, not a picture. */
const PROMPT_WORDS = 6

/** The words of a typographic picture: quoted ones, a greeting with its dedication, or the prompt's own beginning. */
export function wordsOf(brief: Brief, prompt: string): string[] {
  if (brief.words.length > 0) return [...brief.words]
  const { occasion, dedication, language } = brief
  if (occasion !== null) return [GREETINGS[occasion][language], ...(dedication === null ? [] : [dedication])]
  if (dedication !== null) return [dedication]
  const words = prompt
    .replaceAll(/[^\p{L}\p{N}\s,.!?-]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
  return [
    words
      .slice(0, PROMPT_WORDS)
      .join(' ')
      .replace(/[,.-]+$/, '') || 'Iskra',
  ]
}
