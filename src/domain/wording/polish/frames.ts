import type { Wordbook } from '../wording.ts'

/** A memory as it was given, where it needn't be bent. */
export const memories = {
  warm: [
    'Najchętniej wracam do jednego wspomnienia: {memory}',
    'Kiedy myślę o {oTobie}, przypomina mi się jedno: {memory}',
    'Jest coś, co pamiętam z uśmiechem: {memory}',
  ],
  playful: [
    'Do akt sprawy dołączam dowód numer jeden: {memory}',
    'Nie zapomnę jednego, choćby płacili: {memory}',
    'Kronika odnotowała: {memory}',
  ],
  heartfelt: [
    'Noszę w sobie jedno wspomnienie: {memory}',
    'To zostanie ze mną na zawsze: {memory}',
    'Wystarczy, że zamknę oczy, i widzę to znowu: {memory}',
  ],
  solemn: [
    'Szczególnie zapadło mi w pamięć jedno: {memory}',
    'Wśród wielu wspomnień to jest najcenniejsze: {memory}',
    'Z wdzięcznością przywołuję dziś to wspomnienie: {memory}',
  ],
  plain: ['Pamiętam: {memory}', 'Jedno wspomnienie wystarczy: {memory}', 'Najlepiej pamiętam to: {memory}'],
  business: [
    'W pamięci mam zwłaszcza jedno: {memory}',
    'Szczególnie warto wspomnieć o jednym: {memory}',
    'Najlepiej świadczy o tym jedno: {memory}',
  ],
} as const satisfies Wordbook['memories']

/** The last words of a long text. */
export const closings = {
  warm: ['Ściskam mocno!', 'Z ciepłymi myślami i do zobaczenia!', 'Przesyłam dużo ciepła.'],
  playful: [
    'Z uśmiechem od ucha do ucha!',
    'Do następnego wspólnego śmiechu!',
    'Pozdrawiam z przymrużeniem oka!',
  ],
  heartfelt: ['Z całego serca.', 'Z wdzięcznością i czułością.', 'Z miłością i pamięcią.'],
  solemn: ['Z wyrazami szacunku.', 'Z najserdeczniejszymi pozdrowieniami.', 'Z najlepszymi myślami.'],
  plain: ['Pozdrawiam!', 'Do zobaczenia!', 'Uściski!'],
  formal: ['Łączę wyrazy szacunku.', 'Z serdecznymi pozdrowieniami.', 'Pozdrawiam z szacunkiem.'],
  honour: [
    'Z najserdeczniejszymi życzeniami.',
    'Z serdecznymi pozdrowieniami i życzeniami.',
    'Z wyrazami szacunku i sympatii.',
  ],
  love: ['Z miłością.', 'Całuję czule.', 'Z całym moim sercem.'],
  business: ['Z pozdrowieniami.', 'Pozdrawiam serdecznie.', 'Z wyrazami szacunku.'],
} as const satisfies Wordbook['closings']
