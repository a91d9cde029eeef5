import { msg } from '@lingui/core/macro'
import type { ArticleErrorCode, FailureText } from '#ui/form/failureTexts.ts'

/** Errors of acts on articles, in words. */
export const ARTICLE_FAILURES = {
  ARTICLE_CHANGED: {
    title: msg`Ktoś inny zapisał ten tekst w międzyczasie`,
    text: msg`Otwórz go w drugiej karcie i zobacz, co się zmieniło. To, co wpisano, zostaje tutaj.`,
  },
  ARTICLE_INVALID: {
    title: msg`Tego tekstu nie da się jeszcze opublikować`,
    text: msg`Podgląd mówi, czego brakuje. Szkic jest zapisany.`,
  },
} satisfies Record<ArticleErrorCode, FailureText>
