import { isText, type BuiltFile } from '#domain/build/builtFiles.ts'
import { digestOf, plainText, textOfBuild, type Hashes } from '#domain/build/plainText.ts'

/** The cache that the build's files are kept in, of this build and, until it takes over, of the one before. */
export interface FileCache {
  /** Those of `files` that are not kept. */
  readonly missingOf: (files: readonly BuiltFile[]) => Promise<readonly BuiltFile[]>
  /** Keeps what `response` brings of a file; rejects where it is another build's. */
  readonly put: (file: BuiltFile, response: Response) => Promise<void>
  /** Keeps a file by its plain text, as this build has it. False where that is another version of the file. */
  readonly putPlain: (file: BuiltFile, plain: string, headers: Headers) => Promise<boolean>
  /** Addresses of all that is kept, of any build, the newest last. */
  readonly keys: () => Promise<readonly string[]>
  readonly match: (address: string) => Promise<Response | undefined>
}

interface FileCacheOptions {
  readonly open: () => Promise<Cache>
  /** The address that a file is kept under. */
  readonly keyOf: (file: BuiltFile) => string
  readonly hashes: Hashes
  /** The build's id. */
  readonly id: string
}

/** What a server answers of a file of the build is not that file. */
class OtherFile extends Error {
  override readonly name = 'OtherFile'
}

async function isVersion([, digest]: BuiltFile, plain: string): Promise<boolean> {
  return digest === null || (await digestOf(plain)) === digest
}

export function createFileCache({ open, keyOf, hashes, id }: FileCacheOptions): FileCache {
  const keys = async () => (await (await open()).keys()).map(({ url }) => url)

  async function isOfBuild(file: BuiltFile, text: string): Promise<boolean> {
    const plain = plainText(text, hashes)
    return textOfBuild(plain, hashes, id) === text && (await isVersion(file, plain))
  }

  return {
    keys,
    match: async (address) => (await open()).match(address, { ignoreVary: true }),
    async missingOf(files) {
      const kept = new Set(await keys())
      return files.filter((file) => !kept.has(keyOf(file)))
    },
    async put(file, response) {
      if (!response.ok) throw new OtherFile(`${file[0]}: ${response.status}`)
      // Between two builds a server may give the files of another than asked for.
      if (file[1] !== null && !(await isOfBuild(file, await response.clone().text())))
        throw new OtherFile(`${file[0]}: another version`)
      await (await open()).put(keyOf(file), response)
    },
    async putPlain(file, plain, headers) {
      if (!isText(file) || !(await isVersion(file, plain))) return false
      await (await open()).put(keyOf(file), new Response(textOfBuild(plain, hashes, id), { headers }))
      return true
    },
  }
}
