import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { LeftOut, LeftOutCounts } from '#domain/scene/files/foreign.ts'

const WORDS: Readonly<Record<LeftOut, (count: number) => MessageDescriptor>> = {
  pictures: (count) =>
    msg`${plural(count, { one: '# obraz, którego brakuje w pliku albo jest uszkodzony', few: '# obrazy, których brakuje w pliku albo są uszkodzone', many: '# obrazów, których brakuje w pliku albo są uszkodzone', other: '# obrazu, którego brakuje w pliku albo jest uszkodzony' })}`,
  vectorPictures: (count) =>
    msg`${plural(count, { one: '# obraz SVG (zapisz go jako PNG i wstaw)', few: '# obrazy SVG (zapisz je jako PNG i wstaw)', many: '# obrazów SVG (zapisz je jako PNG i wstaw)', other: '# obrazu SVG (zapisz je jako PNG i wstaw)' })}`,
  remotePictures: (count) =>
    msg`${plural(count, { one: '# obraz spoza pliku (pobierz go i wstaw)', few: '# obrazy spoza pliku (pobierz je i wstaw)', many: '# obrazów spoza pliku (pobierz je i wstaw)', other: '# obrazu spoza pliku (pobierz je i wstaw)' })}`,
  largePictures: (count) =>
    msg`${plural(count, { one: '# za duży obraz', few: '# za duże obrazy', many: '# za dużych obrazów', other: '# za dużego obrazu' })}`,
  rotation: (count) =>
    msg`${plural(count, { one: '# obrót ramki', few: '# obroty ramek', many: '# obrotów ramek', other: '# obrotu ramki' })}`,
  mirrored: (count) =>
    msg`${plural(count, { one: '# odbicie lustrzane', few: '# odbicia lustrzane', many: '# odbić lustrzanych', other: '# odbicia lustrzanego' })}`,
  pages: (count) =>
    msg`${plural(count, { one: '# kolejną stronę', few: '# kolejne strony', many: '# kolejnych stron', other: '# kolejnej strony' })}`,
  embedded: (count) =>
    msg`${plural(count, { one: '# osadzoną stronę', few: '# osadzone strony', many: '# osadzonych stron', other: '# osadzonej strony' })}`,
  formulas: (count) =>
    msg`${plural(count, { one: '# wzór', few: '# wzory', many: '# wzorów', other: '# wzoru' })}`,
  unknown: (count) =>
    msg`${plural(count, { one: '# nieznany element', few: '# nieznane elementy', many: '# nieznanych elementów', other: '# nieznanego elementu' })}`,
}

/** What was left out of a file, as the end of a sentence in the accusative. */
export const leftOutWords = (counts: LeftOutCounts, i18n: I18n): string =>
  counts.map(({ what, count }) => i18n._(WORDS[what](count))).join(', ')
