import type { Design, Mood, PlannedPicture } from '#server/platform/media/recipes.ts'

/** The three pictures of a card: standing, with its envelope, and open with the text inside. */
export function cardPictures(
  scene: Mood,
  design: Design,
  motif: string,
  text: readonly string[],
): PlannedPicture[] {
  const words = (design.words ?? []).join(' ')
  return [
    {
      recipe: { kind: 'card', view: 'standing', scene, design },
      altText: `Kartka z napisem „${words}” i motywem: ${motif}, stojąca obok koperty`,
    },
    {
      recipe: { kind: 'card', view: 'envelope', scene, design },
      altText: `Kartka „${words}” leżąca na swojej kopercie, widok z góry`,
    },
    {
      recipe: { kind: 'card', view: 'inside', scene, design, text },
      altText: `Otwarta kartka „${words}” z wydrukowanym w środku tekstem dla jednej osoby`,
    },
  ]
}
