import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderFile } from '#domain/orders/orderFiles.ts'

/** The words of each kind of file, and its actions. */
export const FILE_TEXTS = {
  card: msg`Kartka w formacie A6: przód i środek z Twoimi słowami.`,
  letter: msg`List gotowy do druku, z Twoimi słowami.`,
  message: msg`Obraz i życzenia z Twoimi słowami, na dwóch stronach A6.`,
  email: msg`Tekst do skopiowania, z Twoimi słowami.`,
  course: msg`Zeszyt kursu: każda lekcja z zadaniem i miejscem na notatki. Wydrukuj go albo czytaj na ekranie.`,
} satisfies Record<OrderFile['kind'], MessageDescriptor>
