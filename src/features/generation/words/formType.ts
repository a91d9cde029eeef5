import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GenerationType } from '#domain/generation/engines.ts'

/** The types with a form of their own here. */
export type FormType = Extract<GenerationType, 'image' | 'video' | 'music' | 'speech'>

interface FormWords {
  /** Over the prompt: the one question. */
  readonly question: MessageDescriptor
  readonly placeholder: MessageDescriptor
  /** The button, before its price. */
  readonly verb: MessageDescriptor
}

export const FORM_WORDS = {
  image: {
    question: msg`Co ma być na obrazie?`,
    placeholder: msg`Na przykład: bukiet polnych kwiatów na drewnianym stole, poranne światło`,
    verb: msg`Stwórz obraz`,
  },
  video: {
    question: msg`Co ma się dziać w filmie?`,
    placeholder: msg`Na przykład: lampiony unoszą się nad jeziorem o zmierzchu, kamera powoli jedzie w górę`,
    verb: msg`Stwórz film`,
  },
  music: {
    question: msg`Jaka ma być ta muzyka?`,
    placeholder: msg`Na przykład: pogodna melodia na urodziny, pozytywka i gitara`,
    verb: msg`Stwórz muzykę`,
  },
  speech: {
    question: msg`Jakie słowa mają zabrzmieć?`,
    placeholder: msg`Na przykład: Wszystkiego najlepszego, Babciu! Dziękujemy, że jesteś.`,
    verb: msg`Stwórz nagranie`,
  },
} as const satisfies Record<FormType, FormWords>
