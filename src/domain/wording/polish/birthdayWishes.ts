import type { Tone, Ways } from '../wording.ts'

/** Wishes for a birthday or name day: the expected ones are always included. */
export const birthdayWishes = {
  warm: [
    'Wszystkiego najlepszego: zdrowia, dobrych ludzi obok i ciasta na wyciągnięcie ręki!',
    'Sto lat! Niech ten rok będzie dla {Ciebie} łaskawy i ciekawy.',
    'Wszystkiego najlepszego! Niech spełni się to, o czym mówi się po cichu.',
  ],
  playful: [
    'Sto lat i ani jednego poniedziałku więcej, niż to konieczne!',
    'Wszystkiego najlepszego i tyle energii, ile ma dwulatek przed snem!',
    'Wszystkiego najlepszego, a zwłaszcza największego kawałka tortu!',
  ],
  heartfelt: [
    'Wszystkiego najlepszego! Miłości, która dodaje sił, i spokoju, który zostaje na długo.',
    'Sto lat w zdrowiu i w otoczeniu tych, których wybiera serce.',
    'Wszystkiego najlepszego. Niech ten nowy rok będzie dla {Ciebie} czuły.',
  ],
  solemn: [
    'Życzę {Ci} wszystkiego najlepszego: zdrowia, pomyślności i wielu lat w szczęściu.',
    'Wszystkiego najlepszego, a nade wszystko spełnienia i spokoju każdego dnia.',
    'Sto lat w zdrowiu, w pomyślności i wśród bliskich!',
  ],
  plain: ['Wszystkiego najlepszego!', 'Sto lat!', 'Wszystkiego najlepszego, zdrowia i dobrego roku.'],
} as const satisfies Record<Tone, Ways>
