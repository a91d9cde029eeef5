// What of the browser's recognition on the device TypeScript's own declarations lack (Web Speech API, 2025).

interface OnDeviceLanguages {
  readonly langs: readonly string[]
  readonly processLocally: true
}

interface DeviceRecognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  processLocally: boolean
  phrases: readonly object[]
  start(track: MediaStreamTrack): void
  stop(): void
  abort(): void
}

/** Older engines lack what tells whether it works on the device. */
interface DeviceRecognitionClass {
  new (): DeviceRecognition
  available?(
    languages: OnDeviceLanguages,
  ): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  install?(languages: OnDeviceLanguages): Promise<boolean>
}

interface DeviceRecognitionEvent extends Event {
  readonly resultIndex: number
  readonly results: ArrayLike<{
    readonly isFinal: boolean
    readonly [alternative: number]: { readonly transcript: string; readonly confidence: number } | undefined
  }>
}

interface DeviceRecognitionErrorEvent extends Event {
  readonly error: string
}

interface Window {
  readonly SpeechRecognition?: DeviceRecognitionClass
  readonly webkitSpeechRecognition?: DeviceRecognitionClass
  readonly SpeechRecognitionPhrase?: new (phrase: string, boost: number) => object
}
