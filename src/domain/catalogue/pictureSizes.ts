// How wide a picture is shown in its place, as the `sizes` of an <img>. The server preloads the first pictures of
// a screen before any script runs; with other words than the screen's, the browser would fetch them twice.

/** On a card in a list of products. */
export const CARD_PICTURE_SIZES = '(min-width: 75rem) 18rem, (min-width: 48rem) 30vw, 46vw'

/** In the gallery of a product's page. */
export const GALLERY_PICTURE_SIZES = '(min-width: 75rem) 38rem, (min-width: 44rem) 50vw, 100vw'

/** Beside the promise on the home page. */
export const HERO_PICTURE_SIZES = '(min-width: 56rem) 26rem, 100vw'

/** Pictures of a list that a phone and a desktop show without scrolling; fetching more first would slow those down. */
export const FIRST_CARDS = 4
