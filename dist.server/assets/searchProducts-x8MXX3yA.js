import { n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import { n as foldedWords, t as foldPolish } from './foldPolish-DnDdVsnx.js'
import { tn as stemPolish } from '../renderPage.js'
import { n as typingDistance, t as forgivenSlips } from './typingDistance-FhXR680d.js'
// src/domain/search/stemEnglish.ts
var SHORTEST_STEM = 3
var ENDINGS = [
  ['ies', 'y'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['sses', 'ss'],
  ['xes', 'x'],
  ['ings', ''],
  ['ing', ''],
  ['ed', ''],
]
/**
 * The part of a folded word that its English forms share: "mugs" gives "mug", "wishes" and "wishing" give "wish".
 * Cheap and not a dictionary, as `stemPolish` is.
 */
function stemEnglish(word) {
  for (const [ending, instead] of ENDINGS)
    if (word.endsWith(ending) && word.length - ending.length + instead.length >= SHORTEST_STEM)
      return word.slice(0, -ending.length) + instead
  return /[^s]s$/.test(word) && word.length > SHORTEST_STEM ? word.slice(0, -1) : word
}
// src/domain/search/concepts.ts
/** Words that mean one thing to somebody who looks for a present, in Polish and English. One form of each is enough. */
var CONCEPTS = [
  ['mama', 'mamusia', 'matka', 'mum', 'mom', 'mother', 'mummy'],
  ['tata', 'tacie', 'tatuś', 'ojciec', 'ojca', 'dad', 'daddy', 'father'],
  [
    'babcia',
    'dziadek',
    'dziadkowie',
    'dziadka',
    'grandma',
    'grandpa',
    'grandparents',
    'grandmother',
    'granny',
  ],
  ['rodzice', 'parents'],
  ['dziecko', 'dzieci', 'maluch', 'child', 'children', 'kid', 'kids', 'toddler'],
  ['niemowlę', 'noworodek', 'narodziny', 'baby', 'newborn', 'birth'],
  ['przyjaciółka', 'przyjaciel', 'friend', 'bestie'],
  ['szef', 'szefowa', 'boss', 'manager'],
  ['nauczyciel', 'nauczycielka', 'wychowawczyni', 'teacher'],
  ['lekarz', 'lekarka', 'pielęgniarka', 'doctor', 'nurse'],
  ['sąsiad', 'sąsiadka', 'neighbour', 'neighbor'],
  ['gość', 'goście', 'guest'],
  ['zespół', 'drużyna', 'team'],
  ['podziękowanie', 'dziękuję', 'dziękujemy', 'dzięki', 'thanks', 'thank', 'gratitude'],
  ['przeprosiny', 'przepraszam', 'sorry', 'apology', 'apologize', 'apologise'],
  ['gratulacje', 'gratuluję', 'congratulations', 'congrats'],
  ['urodziny', 'birthday', 'bday'],
  ['imieniny', 'nameday'],
  ['rocznica', 'anniversary'],
  ['ślub', 'wesele', 'weselny', 'wedding', 'marriage'],
  ['zaręczyny', 'oświadczyny', 'proposal', 'engagement'],
  ['walentynka', 'walentynkowy', 'valentine', 'valentines'],
  ['święta', 'świąteczny', 'gwiazdka', 'christmas', 'xmas'],
  ['osiemnastka', 'osiemnaste', 'eighteenth', '18th', '18'],
  ['pięćdziesiątka', 'pięćdziesiąte', 'fiftieth', '50th', '50'],
  ['miłość', 'miłosny', 'kocham', 'love'],
  ['kartka', 'karteczka', 'pocztówka', 'card', 'postcard'],
  ['życzenia', 'wish', 'wishes'],
  ['list', 'letter'],
  ['mail', 'email', 'maile'],
  ['kubek', 'kubeczek', 'filiżanka', 'mug', 'cup'],
  ['plakat', 'poster'],
  ['płótno', 'płótnie', 'canvas'],
  ['koszulka', 'podkoszulek', 'tshirt', 'shirt', 'tee'],
  ['torba', 'torebka', 'bag', 'tote'],
  ['poduszka', 'poduszeczka', 'cushion', 'pillow'],
  ['kalendarz', 'calendar'],
  ['fotoksiążka', 'fotoalbum', 'album', 'photobook'],
  ['notes', 'notatnik', 'zeszyt', 'notebook', 'notepad'],
  ['odbitka', 'odbitki', 'prints'],
  ['puzzle', 'układanka', 'jigsaw'],
  ['świeca', 'świeczka', 'candle'],
  ['bombka', 'bauble', 'ornament'],
  ['prezent', 'upominek', 'gift', 'present'],
  ['kurs', 'kursy', 'szkolenie', 'course', 'training'],
  ['kredyt', 'kredyty', 'credit', 'credits'],
  ['zdjęcie', 'fotka', 'fotografia', 'photo', 'photography', 'photos'],
  ['obraz', 'obrazek', 'picture', 'image'],
  ['film', 'wideo', 'video', 'movie'],
  ['muzyka', 'piosenka', 'music', 'song'],
  ['pies', 'psa', 'psem', 'piesek', 'dog', 'puppy'],
  ['kot', 'kotek', 'cat', 'kitten'],
  ['pupil', 'zwierzak', 'pet'],
  ['miasto', 'city', 'town'],
  ['niebo', 'nieba', 'gwiazdy', 'sky', 'stars'],
  ['morze', 'bałtyk', 'sea', 'baltic'],
  ['góry', 'górski', 'mountain', 'mountains'],
  ['kwiaty', 'bukiet', 'flower', 'flowers', 'bouquet'],
  ['praca', 'work', 'job'],
  ['podwyżka', 'raise'],
  ['reklamacja', 'complaint'],
  ['faktura', 'płatność', 'invoice', 'payment'],
  ['klient', 'klienci', 'client', 'customer'],
  ['spotkanie', 'meeting'],
  ['motywacyjny', 'cv', 'coverletter'],
  ['prawo', 'prawny', 'law', 'legal'],
  ['firma', 'firmowy', 'company', 'business'],
]
/** Who looks for the one is also served by the other: wishes are written on cards. */
var RELATED = [['życzenia', 'kartka']]
var meanings = null
/** Made at the first search and not with the module: parts of a page that wait for each other load in any order. */
function readMeanings() {
  meanings ??= makeMeanings()
  return meanings
}
function makeMeanings() {
  const places = /* @__PURE__ */ new Map()
  for (const [place, words] of CONCEPTS.entries())
    for (const word of words.map(foldPolish))
      for (const form of [word, stemPolish(word), stemEnglish(word)])
        if (!places.has(form)) places.set(form, place)
  return {
    places,
    related: new Map(
      RELATED.flatMap(([looked, served]) => {
        const [from, to] = [places.get(foldPolish(looked)), places.get(foldPolish(served))]
        return from === void 0 || to === void 0 ? [] : [[from, to]]
      }),
    ),
  }
}
/** Which of the known meanings a folded word has, in whichever form; null for a word of its own. */
function conceptOf(word) {
  const { places } = readMeanings()
  return places.get(word) ?? places.get(stemPolish(word)) ?? places.get(stemEnglish(word)) ?? null
}
/** What else serves who looks for this; null when nothing does. */
function relatedConcept(concept) {
  return readMeanings().related.get(concept) ?? null
}
/** The folded words of a meaning. */
function wordsOfConcept(concept) {
  return (CONCEPTS[concept] ?? []).map(foldPolish)
}
// src/domain/search/vocabulary.ts
function formsOf(word) {
  return {
    word,
    polish: stemPolish(word),
    english: stemEnglish(word),
    concept: conceptOf(word),
  }
}
/** The best of likenesses, null when there is none. A beginning has to have at least `shortestBeginning` letters. */
function likenessOf(searched, there, shortestBeginning = 1) {
  if (there.word === searched.word) return 'whole'
  if (searched.word.length >= shortestBeginning && there.word.startsWith(searched.word)) return 'beginning'
  if (there.polish === searched.polish || there.english === searched.english) return 'inflected'
  if (searched.concept === null || there.concept === null) return null
  if (there.concept === searched.concept) return 'meaning'
  return there.concept === relatedConcept(searched.concept) ? 'related' : null
}
/** Longer ones are no words that anybody mistypes. */
var LONGEST_MISTYPED = 24
/** More words than any catalogue of ours has: beyond it mistyped ones go unmended. */
var LARGEST_VOCABULARY = 2e4
/** The words of texts, those of earlier texts first. */
function vocabularyOf(texts) {
  const words = /* @__PURE__ */ new Map()
  for (const written of texts.flatMap((text) => text.toLowerCase().match(WORD) ?? [])) {
    const folded = foldPolish(written)
    if (!words.has(folded)) words.set(folded, written)
  }
  return words
}
var WORD = /[\p{Letter}\p{Mark}\p{Number}]+/gu
/**
 * The word of `names`, of their meanings or else of `others` that somebody meant by one that is none of them; null
 * when nothing is near enough. Names may have another ending, too; earlier words are preferred among equally near ones.
 */
function meantWord(typed, names, others) {
  if (typed.length > LONGEST_MISTYPED || names.size + others.size > LARGEST_VOCABULARY) return null
  return (
    nearestOf([...names.keys(), ...meantAlike(names)], typed, (word, most) =>
      distanceOfForms(typed, word, most),
    ) ??
    nearestOf(others.keys(), typed, (word, most) =>
      beginsAlike(typed, word) ? typingDistance(typed, word, most) : most + 1,
    )
  )
}
function nearestOf(words, typed, distanceTo) {
  const slips = forgivenSlips(typed.length)
  let best = null
  let nearest = slips + 1
  for (const word of slips === 0 ? [] : words) {
    const distance = distanceTo(word, slips)
    if (distance < nearest) {
      best = word
      nearest = distance
    }
  }
  return best
}
/** Other words for what the vocabulary speaks of. */
function meantAlike(vocabulary) {
  return [...new Set([...vocabulary.keys()].map(conceptOf))].flatMap((concept) =>
    concept === null ? [] : wordsOfConcept(concept),
  )
}
/** Fingers slip inside words: another first letter is another word, unless the first two are swapped. */
function beginsAlike(typed, word) {
  return typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0])
}
/** In a long word the first letter may be the slip. */
var LONG = 6
function distanceOfWords(typed, word, most) {
  return beginsAlike(typed, word) || typed.length >= LONG ? typingDistance(typed, word, most) : most + 1
}
/** Of the words, or of their stems when the ending is another: that is a little farther than the slip alone. */
function distanceOfForms(typed, word, most) {
  const whole = distanceOfWords(typed, word, most)
  if (whole <= 1) return whole
  const stems = [stemPolish, stemEnglish].map((stem) => distanceOfStems(stem(typed), stem(word)))
  return Math.min(whole, ...stems.map((distance) => distance + 0.5))
}
function distanceOfStems(typed, word) {
  const slips = Math.min(forgivenSlips(typed.length + 1), 1)
  return slips === 0 || typed[0] !== word[0]
    ? Infinity
    : beyondIsFar(distanceOfWords(typed, word, slips), slips)
}
var beyondIsFar = (distance, most) => (distance > most ? Infinity : distance)
// src/domain/search/joiningWords.ts
/** Words that only join others: „kartka dla mamy" is about a card and a mother. */
var JOINING_WORDS = /* @__PURE__ */ new Set([
  'a',
  'albo',
  'bez',
  'dla',
  'do',
  'i',
  'ku',
  'lub',
  'na',
  'o',
  'od',
  'oraz',
  'po',
  'w',
  'we',
  'z',
  'za',
  'ze',
  'and',
  'for',
  'from',
  'in',
  'my',
  'of',
  'the',
  'to',
  'with',
  'your',
])
/** The words that mean something, or all of them while none does. */
function meaningfulWords(folded) {
  const meaningful = folded.filter((word) => !JOINING_WORDS.has(word))
  return meaningful.length > 0 ? meaningful : folded
}
// src/domain/catalogue/searchProducts.ts
var searchProducts_exports = /* @__PURE__ */ __exportAll({
  searchCatalogue: () => searchCatalogue,
  searchProducts: () => searchProducts,
})
/** What a word found in a field is worth. A field always outweighs the ones after it, however the word was found. */
var FIELD_WORTH = {
  title: 1e3,
  tags: 100,
  type: 10,
  description: 1,
}
var FIELDS = ['title', 'tags', 'type', 'description']
/** What a word is worth by how it was found: whole, as a beginning (somebody is still typing), in another form, in other words. */
var LIKENESS_WORTH = {
  whole: 9,
  beginning: 6,
  inflected: 4,
  meaning: 3,
  related: 1,
}
var IN_OTHER_WORDS = /* @__PURE__ */ new Set(['meaning', 'related'])
/** One letter begins too many words of a description to say anything. */
var SHORTEST_BEGINNING = {
  title: 1,
  tags: 1,
  type: 1,
  description: 3,
}
var known = /* @__PURE__ */ new WeakMap()
function textsOf(product) {
  const { details, variants } = product
  const options = (variants.length > 1 ? variants : []).flatMap(({ selectedOptions }) => selectedOptions)
  return {
    title: product.title,
    tags: [...product.tags, details.searchKeywords ?? ''].join(' '),
    type: [
      product.productType,
      details.category ?? '',
      details.aiCategory ?? '',
      ...options.map(({ value }) => value),
    ].join(' '),
    description: [product.description, ...details.features].join(' '),
  }
}
var wordsOf = (text) => [...new Set(foldedWords(text))].map(formsOf)
/** Folding a catalogue on each letter typed would be felt, so each product is folded once while it lives. */
function readProduct(product) {
  const read = known.get(product)
  if (read) return read
  const texts = textsOf(product)
  const made = {
    texts,
    forms: {
      title: wordsOf(texts.title),
      tags: wordsOf(texts.tags),
      type: wordsOf(texts.type),
      description: wordsOf(texts.description),
    },
  }
  known.set(product, made)
  return made
}
function worthIn(field, searched, words) {
  let best = 0
  for (const word of words) {
    const likeness = likenessOf(searched, word, SHORTEST_BEGINNING[field])
    if (likeness === null || (IN_OTHER_WORDS.has(likeness) && field === 'description')) continue
    best = Math.max(best, LIKENESS_WORTH[likeness])
    if (likeness === 'whole') break
  }
  return best
}
function worthOf(product, searched) {
  const { forms } = readProduct(product)
  return FIELDS.reduce((sum, field) => sum + worthIn(field, searched, forms[field]) * FIELD_WORTH[field], 0)
}
function scoreOf(product, searched) {
  const worths = searched.map((word) => worthOf(product, word))
  return worths.includes(0) ? 0 : worths.reduce((sum, worth) => sum + worth, 0)
}
var knownWords = /* @__PURE__ */ new WeakMap()
function wordsOfCatalogue(products) {
  const read = knownWords.get(products)
  if (read) return read
  const texts = products.map((product) => readProduct(product).texts)
  const words = {
    names: vocabularyOf(['title', 'tags', 'type'].flatMap((field) => texts.map((each) => each[field]))),
    descriptions: vocabularyOf(texts.map((each) => each.description)),
  }
  knownWords.set(products, words)
  return words
}
/** More mistyped words than that are no search. */
var MOST_MENDED = 6
/** Words of no product, with those that were meant by them. */
function mendedWords(products, searched) {
  const unknown = searched.filter((word) =>
    products.every((product) => worthOf(product, formsOf(word)) === 0),
  )
  if (unknown.length === 0) return /* @__PURE__ */ new Map()
  const { names, descriptions } = wordsOfCatalogue(products)
  return new Map(
    unknown.slice(0, MOST_MENDED).flatMap((typed) => {
      const word = meantWord(typed, names, descriptions)
      return word === null
        ? []
        : [
            [
              typed,
              {
                word,
                written: names.get(word) ?? descriptions.get(word) ?? word,
              },
            ],
          ]
    }),
  )
}
/**
 * The products in which every word of `text` is found, the best match first (title before tags before type before
 * description); equals keep their order. A word is found whole, as a beginning, in another form and in other words
 * for the same thing, Polish or English; one that no product has is taken for the nearest that some has. Joining
 * words (dla, na, for …) don't count beside others. A text without words matches everything, in the given order.
 */
function searchCatalogue(products, text) {
  const searched = meaningfulWords([...new Set(foldedWords(text))])
  if (searched.length === 0)
    return {
      products,
      meant: null,
    }
  const mended = mendedWords(products, searched)
  const words = searched.map((word) => formsOf(mended.get(word)?.word ?? word))
  const found = products
    .map((product) => ({
      product,
      score: scoreOf(product, words),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ product }) => product)
  return {
    products: found,
    meant: mended.size > 0 && found.length > 0 ? mend(text, mended) : null,
  }
}
function mend(text, mended) {
  return foldedWordsAsWritten(text)
    .map(({ folded, written }) => mended.get(folded)?.written ?? written)
    .join(' ')
}
function foldedWordsAsWritten(text) {
  return text
    .split(/\s+/u)
    .filter((written) => written !== '')
    .map((written) => ({
      folded: foldPolish(written),
      written,
    }))
}
/** The products of `searchCatalogue`. */
function searchProducts(products, text) {
  return searchCatalogue(products, text).products
}
export { searchProducts_exports as n, searchCatalogue as t }
