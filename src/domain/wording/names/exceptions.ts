// Names that the rules alone would get wrong, and those whose ending hides the sex. All in lower case.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))

/** Men's names with a feminine ending, which decline accordingly. */
export const MEN_IN_A: ReadonlySet<string> = words(`
  alosza barnaba bonawentura dyzma grisza jarema kosma kostia kuba kubuśka luka łuka misza mustafa mykoła
  sasza tata wania wowa zawisza
`)

/** Men in -ko: any other word in -ko is more likely a woman spoken to, Agnieszko. */
export const MEN_IN_KO: ReadonlySet<string> = words(`
  bolko branko bratko danko janko jaśko marko mieszko mirko ratko stańko sławko wojtko zbyszko
  ziemko
`)

/** Women's names that end in a consonant or another vowel: they are not declined. */
export const UNBENT_WOMEN: ReadonlySet<string> = words(`
  abigail abigael agnes alice amelie anais annabel annabelle anne astrid astryd beatrice beatriz beatrycze betty
  blanche carmen caroline catherine celine charlotte chloe christine claire daisy daphne dolores doris edith
  eleonor elen elisabeth elizabeth ellen emily esther evelyn gertrud gretchen gwen hannah harriet heather
  helen inez ines ingrid irene iris isabel isabelle jacqueline jane janet jasmine jennifer jenny joan judith judyt
  julie karen karmen kate kathleen kim kirsten kleo kristen lili lily linn lisbeth louise lucy maj margaret margo
  margot marie marion mary matylde megan melanie mercedes miriam monique nancy naomi natalie nataly nel nelly nicol nicole
  nikol nikole noemi noemie penelope pilar rachel raquel rebekah rose ruby rut ruth salome sandy sarah sharon
  simone solange sophie susan susanne suzanne sybil sylvie tracy vivian vivien wendy yvonne zoe
`)

/** Men's names that are not declined. */
export const UNBENT_MEN: ReadonlySet<string> = words('leo')

/** Men in -i, who bend as adjectives do. */
export const ADJECTIVES_IN_I: ReadonlySet<string> = words(`
  antoni aureli bazyli eligi epifani eustachi gaudenti georgi idzi jeremi korneli marceli remigi sergi wirgili
`)

/** Names that look as if a rule fitted: foreign ones in -y, and those of either sex. The rules don't know them. */
export const NOT_KNOWN: ReadonlySet<string> = words(`
  andrea andy anthony barry billy bobby charly danny eddy freddy gary geoffrey guy harry henry jerry jimmy johny johnny kenny
  larry marty melody nikita pavel perry ronny rory rudy sidney sonny stanley teddy terry timmy tommy tony toby wally
`)

/** The stems before the endings, where a usually constant vowel drops or the name grows. */
export const STEMS: Readonly<Record<string, string>> = {
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
export const FULL_IN_NIA: ReadonlySet<string> = words('ksenia')

/** Vocatives of their own. */
export const VOCATIVES: Readonly<Record<string, string>> = {
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
