import type { Design, Mood, PlannedPicture } from '#server/platform/media/recipes.ts'

function tile(scene: Mood, design: Design, altText: string): PlannedPicture {
  return { recipe: { kind: 'card', view: 'envelope', scene, design }, altText }
}

/**
 * The pictures of the home page: a tile for each occasion it names. Their addresses are `/media/home/{name}.jpg`.
 */
export const homePictures: Readonly<Record<string, PlannedPicture>> = {
  'okazja-urodziny': tile(
    'honey',
    { art: 'cake', mood: 'ember', words: ['Sto lat!'], voice: 'hand', place: 'top' },
    'Kartka urodzinowa z tortem',
  ),
  'okazja-rocznica': tile(
    'berry',
    { art: 'twoLines', mood: 'rose', words: ['Wciąż', 'razem'], voice: 'serif', place: 'bottom' },
    'Kartka na rocznicę z dwiema liniami',
  ),
  'okazja-swieta': tile(
    'snow',
    { art: 'star', mood: 'night', words: ['Wesołych', 'świąt'], voice: 'serif', place: 'bottom' },
    'Kartka świąteczna z gwiazdą',
  ),
  'okazja-dzien-matki': tile(
    'dawn',
    { art: 'bouquet', mood: 'rose', words: ['Mamo'], voice: 'serif', place: 'top' },
    'Kartka dla mamy z bukietem',
  ),
  'okazja-slub': tile(
    'sage',
    { art: 'wreath', mood: 'honey', words: ['Tak'], voice: 'serif', place: 'middle' },
    'Kartka ślubna z wieńcem',
  ),
  'okazja-narodziny': tile(
    'ice',
    { art: 'moon', mood: 'night', words: ['Witaj'], voice: 'serif', place: 'bottom' },
    'Kartka na narodziny z księżycem',
  ),
  'okazja-gratulacje': tile(
    'violet',
    { art: 'laurel', mood: 'honey', words: ['Brawo!'], voice: 'grotesk', place: 'middle' },
    'Kartka z gratulacjami i laurem',
  ),
  'okazja-podziekowania': tile(
    'sand',
    { art: 'meadow', mood: 'sage', words: ['Dziękuję'], voice: 'serif', place: 'top' },
    'Kartka z podziękowaniem i łąką',
  ),
}
