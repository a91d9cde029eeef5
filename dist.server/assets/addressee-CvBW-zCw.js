// src/domain/wording/names/exceptions.ts
var words = (text) => new Set(text.trim().split(/\s+/u))
/** Men whose names end as women's do, and bend as they do. */
var MEN_IN_A = words(`
  alosza barnaba bonawentura dyzma grisza jarema kosma kostia kuba kubuśka luka łuka misza mustafa mykoła
  sasza tata wania wowa zawisza
`)
/** Women whose names end in a consonant or another vowel: they stay as they are in every case. */
var UNBENT_WOMEN = words(`
  abigail abigael agnes alice amelie anais annabel annabelle anne astrid astryd beatrice beatriz beatrycze betty
  blanche carmen caroline catherine celine charlotte chloe christine claire daisy daphne dolores doris edith
  eleonor elen elisabeth elizabeth ellen emily esther evelyn gertrud gretchen gwen hannah harriet heather
  helen inez ines ingrid irene iris isabel isabelle jacqueline jane janet jasmine jennifer jenny joan judith judyt
  julie karen karmen kate kathleen kim kirsten kleo kristen lili lily linn lisbeth louise lucy maj margaret margo
  margot marie marion mary matylde megan melanie mercedes miriam monique nancy naomi natalie nataly nel nelly nicol nicole
  nikol nikole noemi noemie penelope pilar rachel raquel rebekah rose ruby rut ruth salome sandy sarah sharon
  simone solange sophie susan susanne suzanne sybil sylvie tracy vivian vivien wendy yvonne zoe
`)
/** Men whose names stay as they are. */
var UNBENT_MEN = words('leo')
/** Men in -i, who bend as adjectives do. */
var ADJECTIVES_IN_I = words(`
  antoni aureli bazyli eligi epifani eustachi gaudenti georgi idzi jeremi korneli marceli remigi sergi wirgili
`)
/** Names that look as if a rule fitted: foreign ones in -y, and those of either sex. The rules don't know them. */
var NOT_KNOWN = words(`
  andrea andy anthony barry billy bobby charly danny eddy freddy gary geoffrey guy harry henry jerry jimmy johny johnny kenny
  larry marty melody nikita pavel perry ronny rory rudy sidney sonny stanley teddy terry timmy tommy tony toby wally
`)
/** What stands before the endings, where a vowel goes that usually stays or the name grows. */
var STEMS = {
  abel: 'abl',
  aleksander: 'aleksandr',
  alexander: 'alexandr',
  dymitr: 'dymitr',
  kacper: 'kacpr',
  kasper: 'kaspr',
  leander: 'leandr',
  sylwester: 'sylwestr',
  bruno: 'brunon',
  gwido: 'gwidon',
  hugo: 'hugon',
  iwo: 'iwon',
  otto: 'otton',
  lew: 'lw',
  prosper: 'prospr',
  wawrzyniec: 'wawrzyńc',
  dmytro: 'dmytr',
  petro: 'petr',
  pawło: 'pawł',
  danyło: 'danył',
  mychajło: 'mychajł',
}
/** Full names that end as pet names do: Ksenia, Ksenii. */
var FULL_IN_NIA = words('ksenia')
/** Vocatives of their own. */
var VOCATIVES = {
  bruno: 'bruno',
  fabiola: 'fabiolu',
  gwido: 'gwido',
  hugo: 'hugo',
  iwo: 'iwo',
  karola: 'karolu',
  mariola: 'mariolu',
  nadzieja: 'nadziejo',
  otto: 'otto',
  syn: 'synu',
  wiola: 'wiolu',
}
// src/domain/wording/names/nameForms.ts
/** Six endings behind one stem, in the order of `CASES`. */
function withEndings(stem, [genitive, dative, accusative, instrumental, locative, vocative]) {
  return {
    genitive: stem + genitive,
    dative: stem + dative,
    accusative: stem + accusative,
    instrumental: stem + instrumental,
    locative: stem + locative,
    vocative: stem + vocative,
  }
}
/** The same in every case, as foreign names that Polish doesn't bend are. */
var unbent = (name) => withEndings(name, ['', '', '', '', '', ''])
var VOWELS = /i(?=[aąeęioóuy])|[aąeęioóuy]/gu
/** How many syllables a word has; the i that only softens counts with the vowel after it. */
function syllables(word) {
  return [...word.replaceAll(/i(?=[aąeęoóu])/gu, '').matchAll(VOWELS)].length
}
// src/domain/wording/names/soften.ts
/** The last sounds of a stem, and what they become before the -e of dative, locative and vocative. The longer first. */
var SOFTENED = [
  ['st', 'ście'],
  ['zd', 'ździe'],
  ['sł', 'śle'],
  ['ch', 'sze'],
  ['tt', 'tcie'],
  ['t', 'cie'],
  ['d', 'dzie'],
  ['r', 'rze'],
  ['ł', 'le'],
  ['k', 'ce'],
  ['g', 'dze'],
  ['b', 'bie'],
  ['p', 'pie'],
  ['w', 'wie'],
  ['v', 'vie'],
  ['f', 'fie'],
  ['m', 'mie'],
  ['n', 'nie'],
  ['s', 'sie'],
  ['z', 'zie'],
]
/** Ends that look like hard ones and aren't. */
var NOT_HARD = /(?:cz|sz|rz|dz|dż|dź)$/u
/** A hard stem with its -e: Ann → Annie, Wand → Wandzie. Null where the stem's end isn't hard. */
function soften(stem) {
  if (NOT_HARD.test(stem)) return null
  const found = SOFTENED.find(([end]) => stem.endsWith(end))
  return found === void 0 ? null : stem.slice(0, stem.length - found[0].length) + found[1]
}
// src/domain/wording/names/feminine.ts
/**
 * Names in -a, men's too (Kuba, Barnaba): they bend alike. All in small letters. Null where the rules can't tell.
 *
 * - soft end of a pet name, -nia, -sia, -zia, -cia: Ania, Ani, Ani, Anię, Anią, Ani, Aniu
 * - any other -ia: Julia, Julii, Julii, Julię, Julią, Julii, Julio
 * - -ja after a vowel: Maja, Mai, Mai, Maję, Mają, Mai, Maju; after a consonant: Alicja, Alicji … Alicjo
 * - -la: Izabela, Izabeli … Izabelo, of two syllables Ola, Oli … Olu
 * - hardened, -ża, -sza, -cza, -rza, -dza: Róża, Róży, Róży, Różę, Różą, Róży, Różo
 * - hard: Anna, Anny, Annie, Annę, Anną, Annie, Anno; -i after k and g: Kinga, Kingi, Kindze
 */
function bendInA(name) {
  const stem = name.slice(0, -1)
  if (stem.length < 2) return null
  if (stem.endsWith('i')) return bendInIa(name, stem.slice(0, -1))
  if (stem.endsWith('j')) {
    const root = stem.slice(0, -1)
    return /[aeiouyóąę]$/u.test(root)
      ? withEndings(root, ['i', 'i', 'ję', 'ją', 'i', 'ju'])
      : withEndings(stem, ['i', 'i', 'ę', 'ą', 'i', 'o'])
  }
  if (stem.endsWith('e')) return withEndings(stem, ['i', 'i', 'ę', 'ą', 'i', 'o'])
  if (stem.endsWith('l'))
    return withEndings(stem, [
      'i',
      'i',
      'ę',
      'ą',
      'i',
      syllables(name) === 2 && /^[^aeiouyó]*[aeiouyó]l$/u.test(stem) ? 'u' : 'o',
    ])
  if (/(?:[csrd]z|ż|dż)$/u.test(stem)) return withEndings(stem, ['y', 'y', 'ę', 'ą', 'y', 'o'])
  const soft = soften(stem)
  if (soft === null) return null
  return {
    ...withEndings(stem, [/[kg]$/u.test(stem) ? 'i' : 'y', '', 'ę', 'ą', '', 'o']),
    dative: soft,
    locative: soft,
  }
}
function bendInIa(name, root) {
  if (root === '') return null
  return /[szc]$/u.test(root) ||
    (root.endsWith('n') && (syllables(name) === 2 || root.endsWith('un')) && !FULL_IN_NIA.has(name))
    ? withEndings(root, ['i', 'i', 'ię', 'ią', 'i', 'iu'])
    : withEndings(root, ['ii', 'ii', 'ię', 'ią', 'ii', 'io'])
}
// src/domain/wording/names/masculine.ts
/** Behind a vowel that comes and goes the consonant hardens or stays soft: Heniek → Heńk-, Jasiek → Jaśk-. */
var SOFT_BEFORE_EK = {
  n: 'ń',
  s: 'ś',
  z: 'ź',
  c: 'ć',
}
/** What is soft at a word's end is written with i inside it: Jaś → Jasia. */
var SOFT_END = {
  ś: 's',
  ń: 'n',
  ć: 'c',
  ź: 'z',
}
/**
 * Men's names that end in a consonant, in -y as adjectives do, or as pet names in -io and -ko. All in small letters.
 * Null where the rules can't tell.
 *
 * - -ek loses its e: Marek, Marka, Markowi, Marka, Markiem, Marku, Marku; likewise -eł: Paweł, Pawła … Pawle
 * - k, g, ch: Henryk, Henryka, Henrykowi, Henryka, Henrykiem, Henryku, Henryku
 * - soft and hardened: Tomasz, Tomasza, Tomaszowi, Tomasza, Tomaszem, Tomaszu, Tomaszu; Jaś, Jasia … Jasiu
 * - hard: Adam, Adama, Adamowi, Adama, Adamem, Adamie, Adamie
 * - -y: Jerzy, Jerzego, Jerzemu, Jerzego, Jerzym, Jerzym, Jerzy
 * - -io: Henio, Henia, Heniowi, Henia, Heniem, Heniu, Heniu; -ko: Mieszko, Mieszka … Mieszku
 */
function bendMasculine(name) {
  if (/[^aeiouyó]y$/u.test(name)) return asAdjective(name)
  if (isPetNameInO(name) && name.endsWith('io')) return softStem(name.slice(0, -1))
  if (isPetNameInO(name)) return velarStem(name.slice(0, -1))
  if (name.endsWith('ek') && name.length > 3) return velarStem(withoutVowel(name))
  if (name.endsWith('eł')) return hardStem(`${name.slice(0, -2)}ł`)
  const written = SOFT_END[name.slice(-1)]
  if (written !== void 0) return softStem(`${name.slice(0, -1)}${written}i`)
  if (/(?:[csrd]z|[żjlc])$/u.test(name)) return softStem(name)
  if (/(?:k|g|ch)$/u.test(name)) return velarStem(name)
  return hardStem(name)
}
/** Henio and Mieszko; Antonio is none. */
function isPetNameInO(name) {
  return (/(?:[nszc]|dz)io$/u.test(name) && syllables(name) === 2) || /[^aeiouyó]ko$/u.test(name)
}
function withoutVowel(name) {
  const soft = SOFT_BEFORE_EK[name.slice(-4, -3)]
  if (name.endsWith('iek')) return soft === void 0 ? `${name.slice(0, -3)}k` : `${name.slice(0, -4)}${soft}k`
  return `${name.slice(0, -2)}k`
}
var softStem = (stem) => withEndings(stem, ['a', 'owi', 'a', 'em', 'u', 'u'])
var velarStem = (stem) => withEndings(stem, ['a', 'owi', 'a', /[kg]$/u.test(stem) ? 'iem' : 'em', 'u', 'u'])
/** Of a stem that ends hard, its vowel that comes and goes already gone. */
function hardStem(stem) {
  const soft = soften(stem)
  if (soft === null || /(?:k|g|ch)$/u.test(stem)) return null
  return {
    ...withEndings(stem, ['a', 'owi', 'a', 'em', '', '']),
    locative: soft,
    vocative: soft,
  }
}
/** Antoni, Bazyli and Jerzy; the i before an ending softens what isn't soft of itself. */
function asAdjective(name) {
  const vowel = name.slice(-1)
  const stem = name.slice(0, -1)
  const i = vowel === 'i' && !stem.endsWith('l') ? 'i' : ''
  return withEndings(stem, [`${i}ego`, `${i}emu`, `${i}ego`, `${vowel}m`, `${vowel}m`, vowel])
}
// src/domain/wording/names/declineName.ts
/** Letters that Polish names are written with; v for names that kept theirs. Whatever has others isn't bent. */
var POLISH = /^[a-pr-wyząćęłńóśźż]+$/u
/** Ends that a Polish reader would say otherwise than they are written, or wouldn't know how to bend. */
var UNKNOWN_END =
  /(?:[eiuoó]|[aeouy]y|[^c]h|th|gh|ph|v|ca|[^cs]ha|(?:ai|au|ea|ee|oo|ou)[^aeiouyj]+|nn|tt|ll|ss|ff)$/u
/** Consonants behind which a name is as likely a woman's. */
var OF_EITHER_SEX = /(?:en|ett|ez|lyn|bel)$/u
/**
 * One name in every case, with the sex it tells; null where the rules don't know it: other letters, foreign ends. It
 * comes back with a capital, however it was typed.
 */
function declineName(written) {
  const name = written.normalize('NFC').toLocaleLowerCase('pl')
  if (name.length < 2 || name.length > 24) return null
  if (UNBENT_WOMEN.has(name)) return capital('feminine', unbent(name))
  if (!POLISH.test(name) || NOT_KNOWN.has(name)) return null
  if (UNBENT_MEN.has(name)) return capital('masculine', unbent(name))
  const bent = bend(name)
  if (bent === null) return null
  const vocative = VOCATIVES[name]
  return capital(
    bent.gender,
    vocative === void 0
      ? bent.forms
      : {
          ...bent.forms,
          vocative,
        },
  )
}
function bend(name) {
  const stem = STEMS[name]
  if (stem !== void 0) return masculine(hardStem(stem) ?? bendMasculine(stem))
  if (ADJECTIVES_IN_I.has(name)) return masculine(asAdjective(name))
  if (name.endsWith('a')) {
    if (UNKNOWN_END.test(name)) return null
    const forms = bendInA(name)
    return forms === null
      ? null
      : {
          gender: MEN_IN_A.has(name) ? 'masculine' : 'feminine',
          forms,
        }
  }
  if (OF_EITHER_SEX.test(name) || (UNKNOWN_END.test(name) && !isPetNameInO(name))) return null
  return masculine(bendMasculine(name))
}
var masculine = (forms) =>
  forms === null
    ? null
    : {
        gender: 'masculine',
        forms,
      }
var first = (form) => `${form.slice(0, 1).toLocaleUpperCase('pl')}${form.slice(1)}`
function capital(gender, forms) {
  return {
    gender,
    forms: {
      genitive: first(forms.genitive),
      dative: first(forms.dative),
      accusative: first(forms.accusative),
      instrumental: first(forms.instrumental),
      locative: first(forms.locative),
      vocative: first(forms.vocative),
    },
  }
}
// src/domain/wording/names/addressee.ts
var TITLES = {
  pani: {
    gender: 'feminine',
    forms: {
      ...unbent('Pani'),
      accusative: 'Panią',
      instrumental: 'Panią',
    },
  },
  pan: {
    gender: 'masculine',
    forms: withEndings('Pan', ['a', 'u', 'a', 'em', 'u', 'ie']),
  },
}
/** Who are called by what they are, and often by their name behind it: Babcia Zosia, wujek Marek. */
var KIN = new Set(
  'babcia babunia ciocia dziadek dziadzio kuzyn kuzynka mama mamusia tata tatuś wujek'.split(' '),
)
/** Reads whom a text is for: one name, a title or kin with a name, several joined. */
function readAddressee(text, joint = 'i') {
  const written = text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ')
  const people = written.split(/\s*(?:,|&|\si\s|\soraz\s|\sand\s)\s*/u).filter((part) => part !== '')
  if (people.length < 2) {
    const one = declineOne(written)
    return {
      written,
      forms: one?.forms ?? null,
      gender: one?.gender ?? null,
      isSeveral: false,
    }
  }
  const known = people.flatMap((person) => declineOne(person) ?? [])
  if (known.length < people.length)
    return {
      written,
      forms: null,
      gender: null,
      isSeveral: true,
    }
  const gender = known.every((person) => person.gender === 'feminine') ? 'feminine' : 'masculine'
  return {
    written,
    forms: joined(
      known.map((person) => person.forms),
      joint,
    ),
    gender,
    isSeveral: true,
  }
}
function declineOne(person) {
  const words = person.split(' ')
  const [first = '', second] = words
  if (second === void 0) return TITLES[first.toLocaleLowerCase('pl')] ?? declineName(first)
  if (words.length > 2) return null
  const start = first.toLocaleLowerCase('pl')
  const title = TITLES[start] ?? (KIN.has(start) ? declineName(first) : null)
  if (title !== null) {
    const name = surname(second) ?? declineName(second)
    return name?.gender === title.gender
      ? {
          ...name,
          forms: pair(title.forms, name.forms),
        }
      : null
  }
  const name = declineName(first)
  const last = surname(second)
  return name !== null && last?.gender === name.gender
    ? {
        ...name,
        forms: pair(name.forms, last.forms),
      }
    : null
}
/** Surnames that bend as adjectives do. */
function surname(word) {
  const stem = /^(\p{Lu}\p{Ll}+(?:sk|ck|dzk))([ia])$/u.exec(word)
  if (stem === null) return null
  const [, root = '', end] = stem
  return end === 'a'
    ? {
        gender: 'feminine',
        forms: withEndings(root, ['iej', 'iej', 'ą', 'ą', 'iej', 'a']),
      }
    : {
        gender: 'masculine',
        forms: withEndings(root, ['iego', 'iemu', 'iego', 'im', 'im', 'i']),
      }
}
var pair = (one, other) => eachCase((form) => `${one[form]} ${other[form]}`)
function joined(people, joint) {
  return eachCase((form) => {
    const names = people.map((forms) => forms[form])
    return `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1) ?? ''}`
  })
}
function eachCase(formOf) {
  return {
    genitive: formOf('genitive'),
    dative: formOf('dative'),
    accusative: formOf('accusative'),
    instrumental: formOf('instrumental'),
    locative: formOf('locative'),
    vocative: formOf('vocative'),
  }
}
export { readAddressee as t }
