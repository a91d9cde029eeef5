import { createRequire } from 'node:module'

/*
 * The border to `sherpa-onnx-node`, which the host installs: nothing of it is typed or listed among our packages. What it
 * recognises is read by `recognizedSchema`.
 */

const PACKAGE = 'sherpa-onnx-node'
const require = createRequire(import.meta.url)

/** Whether the package is installed, with its part for this machine. */
export function hasSherpa(): boolean {
  try {
    const system = process.platform === 'win32' ? 'win' : process.platform
    const sherpa = createRequire(require.resolve(`${PACKAGE}/package.json`))
    sherpa.resolve(`sherpa-onnx-${system}-${process.arch}/package.json`)
    return true
  } catch {
    return false
  }
}

interface SherpaStream {
  acceptWaveform(wave: { readonly sampleRate: number; readonly samples: Float32Array }): void
}

/** Weights that are loaded. */
export interface Sherpa {
  createStream(): SherpaStream
  /** Answers outside of this thread. */
  decodeAsync(stream: SherpaStream): Promise<unknown>
}

interface SherpaPackage {
  readonly OfflineRecognizer: { createAsync(config: object): Promise<Sherpa> }
}

/**
 * Loads weights. Rejects for some that can't be used; for others the library ends the process, and says why on its error
 * output.
 */
export async function loadSherpa(config: object): Promise<Sherpa> {
  const loaded: unknown = require(PACKAGE)
  if (!isSherpa(loaded)) throw new Error(`${PACKAGE} is of another version than this server knows`)
  return loaded.OfflineRecognizer.createAsync(config)
}

function isSherpa(loaded: unknown): loaded is SherpaPackage {
  if (typeof loaded !== 'object' || loaded === null || !('OfflineRecognizer' in loaded)) return false
  const { OfflineRecognizer } = loaded
  return (
    typeof OfflineRecognizer === 'function' &&
    'createAsync' in OfflineRecognizer &&
    typeof OfflineRecognizer.createAsync === 'function'
  )
}
