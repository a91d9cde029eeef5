// src/domain/wording/writtenText.ts
/** The text with another way to say one of its sentences; what stood there comes back after all others. */
function replaceSentence(written, place) {
  const sentences = written.sentences.map((sentence, at) => {
    const [text, ...rest] = sentence.others
    return at !== place || text === void 0
      ? sentence
      : {
          ...sentence,
          text,
          others: [...rest, sentence.text],
        }
  })
  return {
    ...written,
    sentences,
  }
}
/** Which paragraph a sentence stands in. */
var PARAGRAPH = {
  greeting: 0,
  opening: 1,
  memory: 1,
  bond: 1,
  heart: 2,
  more: 2,
  wish: 3,
  closing: 3,
}
/** The sentences by paragraphs, each with its place among all. */
function paragraphsOf({ sentences }) {
  const placed = sentences.map((sentence, place) => ({
    sentence,
    place,
  }))
  return [0, 1, 2, 3]
    .map((paragraph) => placed.filter(({ sentence }) => PARAGRAPH[sentence.slot] === paragraph))
    .filter((some) => some.length > 0)
}
/** A written text as it goes into a card: paragraphs with an empty line between, the signature last. */
function plainText(written) {
  return [
    ...paragraphsOf(written).map((some) => some.map(({ sentence }) => sentence.text).join(' ')),
    ...(written.signature === '' ? [] : [written.signature]),
  ].join('\n\n')
}
// src/domain/wording/loadWordsmith.ts
var LANGUAGES = {
  pl: async () => (await import('./polish-Ob6fGm2L.js')).polish,
  en: async () => (await import('./english-DikimqjK.js')).english,
}
/** Who writes in a language: rules and words come when they are first asked for. Rejects where they can't be had. */
async function loadWordsmith(language) {
  const [{ wordsmithOf }, words] = await Promise.all([
    import('./wordsmith-BdWis1LJ.js'),
    LANGUAGES[language](),
  ])
  return wordsmithOf(words)
}
export { replaceSentence as i, paragraphsOf as n, plainText as r, loadWordsmith as t }
