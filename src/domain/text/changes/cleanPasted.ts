/** Invisible characters that only get in the way: of width zero, of direction, soft hyphens, controls. */
const INVISIBLE =
  /(?![\n\t\u0085])\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu
/** Joiners belong to pictures and to scripts other than Latin: only those beside Latin letters are removed. */
const BEFORE_LATIN = /[\u200c\u200d]+(?=[\p{Script=Latin}\s])/gu
/** A letter may carry its accents as separate characters, with joiners among them. */
const AFTER_LATIN = /[\p{Script=Latin}\s][\p{M}\u200c\u200d]+/gu
const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
}

/**
 * Cleans text copied from a file or a page: words cut at line ends are joined, lines of one paragraph are one line, and
 * there are no double spaces, invisible characters or decomposed letters. `hasForm` tells words from look-alikes: a
 * hyphen at a line's end stays when the word has it anyway.
 */
export function cleanPasted(text: string, hasForm: (form: string) => boolean): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(BEFORE_LATIN, '')
    .replaceAll(AFTER_LATIN, (run) => run.replaceAll(/[\u200c\u200d]/gu, ''))
    .replaceAll(/[ﬀ-ﬄﬅﬆ]/gu, (sign) => LIGATURES[sign] ?? sign)
    .normalize('NFC')
    .replaceAll(/[\u2000-\u200a\u205f\u3000]/gu, ' ')
    .replaceAll(/[ \t]+(?=\n|$)/gu, '')
    .replaceAll(/(?<first>\p{L}+)[-‐]\n[ \t]*(?<rest>\p{Ll}+)/gu, (_, first: string, rest: string) =>
      hasForm(first + rest) || hasForm((first + rest).toLocaleLowerCase('pl'))
        ? first + rest
        : `${first}-${rest}`,
    )
    .replaceAll(/(?<=[\p{Ll},;–])\n[ \t]*(?=[\p{Ll}(„])/gu, ' ')
    .replaceAll(/[ \t]{2,}/gu, ' ')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}
