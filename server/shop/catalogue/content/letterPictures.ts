import type { Mood, PlannedPicture } from '#server/platform/media/recipes.ts'

/** The pictures of a letter: the whole sheet with its text, and the sheet leaving a sealed envelope. */
export function letterPictures(
  scene: Mood,
  seal: Mood,
  title: string,
  text: readonly string[],
): PlannedPicture[] {
  return [
    {
      recipe: { kind: 'letter', view: 'envelope', scene, seal, title, text },
      altText: `List zaczynający się od słów „${title}”, wysunięty z koperty z lakową pieczęcią`,
    },
    {
      recipe: { kind: 'letter', view: 'sheet', scene, seal, title, text },
      altText: `Zapisana kartka papieru z całym tekstem listu „${title}”`,
    },
  ]
}

/** The pictures of a thank-you note: a small card with flowers, and its text from near. */
export function notePictures(
  scene: Mood,
  seal: Mood,
  title: string,
  text: readonly string[],
): PlannedPicture[] {
  return [
    {
      recipe: { kind: 'letter', view: 'note', scene, seal, title, text },
      altText: `Bilecik z napisem „${title}” przewiązany sznurkiem, obok gałązka`,
    },
    {
      recipe: { kind: 'letter', view: 'sheet', scene, seal, title, text },
      altText: `Podziękowanie „${title}” na kartce czerpanego papieru, tekst z bliska`,
    },
  ]
}
