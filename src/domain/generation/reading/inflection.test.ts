import { describe, expect, it } from 'vitest'
import { adjectiveForms, englishForms, folded, nounForms } from './inflection.ts'

/** Forms as people write them, by the dictionary form. */
const NOUNS: readonly (readonly [lemma: string, forms: string])[] = [
  ['kot', 'kota kotu kotem kocie koty kotów kotom kotami kotach'],
  ['kotek', 'kotka kotku kotkiem kotki kotków kotkami'],
  ['pies', 'psa psu psem psie psy psów psami psach'],
  ['sowa', 'sowę sowy sową sowie sów sowami'],
  ['gwiazdka', 'gwiazdkę gwiazdki gwiazdką gwiazdce gwiazdek gwiazdkami'],
  ['gwiazda', 'gwiazdę gwiazdą gwiazd'],
  ['babcia', 'babcię babci babcią babciu babcie babć babciom babciami'],
  ['owca', 'owcę owcy owce owiec owcami'],
  ['droga', 'drodze dróg drogami'],
  ['mucha', 'muszę muchy muchami'],
  ['żaba', 'żabę żabie żab żaby'],
  ['jabłko', 'jabłka jabłku jabłkiem jabłek jabłkami'],
  ['drzewo', 'drzewa drzewu drzewem drzew drzewami'],
  ['okno', 'oknie okna okien oknami'],
  ['morze', 'morza morzu morzem mórz'],
  ['serce', 'serca sercu sercem serc sercami'],
  ['życzenie', 'życzenia życzeniu życzeniem życzeń życzeniami'],
  ['niemowlę', 'niemowlęcia niemowlęciem niemowlęta niemowląt'],
  ['koń', 'konia koniu koniem konie koni końmi'],
  ['słoń', 'słonia słonie słoni słoniami'],
  ['róża', 'różę róży różą róż różami'],
  ['tort', 'tortu tortem torcie torty tortów'],
  ['domek', 'domku domki domkiem domków'],
  ['rower', 'roweru rowerze rowery rowerów'],
  ['chłopiec', 'chłopca chłopcu chłopcem chłopcy chłopców chłopcami'],
  ['balonik', 'baloniki baloników balonikiem'],
  ['most', 'moście mosty mostów'],
  ['noc', 'nocy nocą noce'],
  ['góra', 'góry górę górze gór górami'],
  ['Zosia', 'Zosi Zosię Zosią'],
]

describe('the forms of words', () => {
  it.each(NOUNS)('%s', (lemma, forms) => {
    const known = new Set(nounForms(lemma).map(([form]) => form))
    const missing = forms.split(' ').filter((form) => !known.has(folded(form)))
    expect(missing).toEqual([])
  })

  it.each([
    ['czarny', 'czarna czarne czarnego czarnej czarną czarnych czarnymi czarno'],
    ['niebieski', 'niebieska niebieskie niebieskiego niebieskich niebieską'],
    ['mały', 'mała małe małego małych mali'],
    ['śpiący', 'śpiąca śpiącego śpiące śpiącą'],
    ['duży', 'duża duże dużego dużych'],
  ])('%s', (lemma, forms) => {
    const known = new Set(adjectiveForms(lemma))
    expect(forms.split(' ').filter((form) => !known.has(folded(form)))).toEqual([])
  })

  it('of English', () => {
    expect(englishForms('cherry').map(([form]) => form)).toEqual(['cherry', 'cherries'])
    expect(englishForms('fox').map(([form]) => form)).toEqual(['fox', 'foxes'])
  })
})
