import type { Design, Mood } from '#server/platform/media/recipes.ts'
import type { CatalogueCollection } from '../catalogueProduct.ts'
import { collectionsInEnglish } from '../english/collections.ts'

interface OccasionText extends Pick<CatalogueCollection, 'handle' | 'english'> {
  readonly title: string
  readonly description: string
  readonly seoDescription: string
  readonly scene: Mood
  readonly design: Design
  readonly altText: string
}

function occasion(text: OccasionText): CatalogueCollection {
  return {
    handle: text.handle,
    english: text.english,
    title: text.title,
    description: text.description,
    picture: {
      recipe: { kind: 'card', view: 'standing', scene: text.scene, design: text.design },
      altText: text.altText,
    },
    seo: { title: `${text.title} – kartki, słowa i prezenty`, description: text.seoDescription },
  }
}

/** Shelves for the days people come for. A product is on one by its tag, see `membership.ts`. */
export const occasionCollections: readonly CatalogueCollection[] = [
  occasion({
    handle: 'na-urodziny',
    english: collectionsInEnglish['na-urodziny'],
    title: 'Na urodziny',
    description: 'Kartki, życzenia i prezenty dla kogoś, kto dziś zdmuchuje świeczki.',
    seoDescription:
      'Wszystko na urodziny: kartki z własnym tekstem, życzenia na telefon i drukowane prezenty.',
    scene: 'honey',
    design: { art: 'cake', mood: 'honey', words: ['Sto lat!'], voice: 'hand', place: 'top' },
    altText: 'Kartka „Sto lat!” z tortem i świeczkami',
  }),
  occasion({
    handle: 'na-slub-i-rocznice',
    english: collectionsInEnglish['na-slub-i-rocznice'],
    title: 'Na ślub i rocznicę',
    description: 'Kartki, listy i prezenty dla par, młodych i z długim stażem.',
    seoDescription: 'Kartki ślubne, listy na rocznicę, mapy nieba i albumy dla par.',
    scene: 'sage',
    design: { art: 'wreath', mood: 'sage', words: ['My'], voice: 'serif', place: 'middle' },
    altText: 'Kartka z wieńcem z gałązek i napisem „My”',
  }),
  occasion({
    handle: 'na-walentynki',
    english: collectionsInEnglish['na-walentynki'],
    title: 'Na walentynki',
    description: 'Kartki walentynkowe i listy z miejscem na Wasze słowa.',
    seoDescription: 'Kartki walentynkowe i listy miłosne z miejscem na Wasze słowa.',
    scene: 'rose',
    design: { art: 'heart', mood: 'rose', words: ['Ty'], voice: 'serif', place: 'bottom' },
    altText: 'Kartka z jednym sercem i napisem „Ty”',
  }),
  occasion({
    handle: 'na-swieta',
    english: collectionsInEnglish['na-swieta'],
    title: 'Na święta',
    description: 'Kartki z miejscem na osobne słowa dla każdego, bombki z imieniem i życzenia dla klientów.',
    seoDescription: 'Kartki świąteczne z miejscem na własne słowa, bombki z imieniem i życzenia firmowe.',
    scene: 'night',
    design: { art: 'star', mood: 'night', words: ['Zdrowych', 'świąt'], voice: 'serif', place: 'bottom' },
    altText: 'Kartka „Zdrowych świąt” z gwiazdą nad dachami',
  }),
  occasion({
    handle: 'dla-mamy-i-taty',
    english: collectionsInEnglish['dla-mamy-i-taty'],
    title: 'Dla mamy i taty',
    description: 'Na Dzień Matki, Dzień Ojca i bez okazji.',
    seoDescription: 'Kartki, kubki i życzenia na Dzień Matki i Dzień Ojca.',
    scene: 'dawn',
    design: { art: 'bouquet', mood: 'dawn', words: ['Dla Was'], voice: 'serif', place: 'top' },
    altText: 'Kartka „Dla Was” z bukietem kwiatów',
  }),
  occasion({
    handle: 'dla-dzieci',
    english: collectionsInEnglish['dla-dzieci'],
    title: 'Dla dzieci',
    description: 'Historyjki, puzzle i książki, w których dziecko jest bohaterem.',
    seoDescription: 'Kartki z historyjką, puzzle z imieniem i albumy pierwszego roku dla dzieci.',
    scene: 'ice',
    design: { art: 'balloons', mood: 'ice', words: ['Hej, mały!'], voice: 'hand', place: 'bottom' },
    altText: 'Kartka z balonami i napisem „Hej, mały!”',
  }),
  occasion({
    handle: 'do-pracy-i-firmy',
    english: collectionsInEnglish['do-pracy-i-firmy'],
    title: 'Do pracy i firmy',
    description: 'E-maile, podziękowania, kursy i prezenty na biurko.',
    seoDescription: 'E-maile biznesowe, podziękowania dla zespołu, kursy dla firm i prezenty na biurko.',
    scene: 'sand',
    design: { art: 'shapes', mood: 'sand', words: ['Dobra', 'robota'], voice: 'grotesk', place: 'bottom' },
    altText: 'Kartka „Dobra robota” z geometrycznym wzorem',
  }),
]
