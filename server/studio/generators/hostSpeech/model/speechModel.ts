/** Weights for speech as they lie in a folder. Paths are those of files. */
export type SpeechModel = { readonly tokens: string } & (
  | {
      readonly kind: 'transducer'
      /** NVIDIA's toolkit, or the one of next-generation Kaldi: they are run differently. */
      readonly maker: 'nemo' | 'icefall'
      readonly encoder: string
      readonly decoder: string
      readonly joiner: string
    }
  | {
      readonly kind: 'whisper'
      /** It is told the language; one that isn't hears English. */
      readonly isMultilingual: boolean
      readonly encoder: string
      readonly decoder: string
    }
  | { readonly kind: 'nemoCtc' | 'zipformerCtc' | 'omnilingual'; readonly model: string }
)
