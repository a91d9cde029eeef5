import { describe, expect, it } from 'vitest'
import { told } from './testing/told.ts'

describe('who is named by what they do', () => {
  it.each([
    ['kot astronauta', 'kota w stroju astronauty'],
    ['portret psa policjanta', 'psa w stroju policjanta'],
    ['dziewczynka przebrana za wróżkę', 'dziewczynkę w stroju wróżki'],
    ['two cats dressed as pirates', 'dwa koty w strojach piratów'],
    ['pies i policjant', 'psa i policjanta'],
    ['absolwentka w birecie z dyplomem', 'kobietę w birecie trzymającą świadectwo'],
    ['ogrodniczka z bukietem', 'kobietę w kapeluszu trzymającą bukiet'],
    ['rowerzystka w górach', 'kobietę i rower w górach'],
    ['chłopiec gra w piłkę', 'chłopca trzymającego piłkę'],
    ['dwie siostry jedzą lody', 'dwie kobiety trzymające lody'],
    ['koala z maluszkiem', 'koalę i małą koalę'],
    ['jednorożec dla pięcioletniej Zosi', 'jednorożca | @ Dla pięcioletniej Zosi'],
  ])('„%s”: %s', (prompt, expected) => {
    expect(told(prompt).toLowerCase()).toBe(expected.toLowerCase())
  })
})

describe('what belongs to a thing', () => {
  it.each([
    ['tort z truskawkami i świeczkami', 'tort z 3 świeczkami i z truskawkami'],
    ['kwitnący bez w wazonie', 'wazon z bukietem lilaków'],
    ['pies bez obroży', 'psa | nie umiem: obroży'],
    ['auto z choinką na dachu', 'samochód i choinkę'],
  ])('„%s”: %s', (prompt, expected) => {
    expect(told(prompt)).toBe(expected)
  })
})
