import * as z from 'zod/mini'

const line = z.tuple([z.string(), z.string()])

/** What a pack calls a file, and the file's plain text. */
type PackedFile = z.infer<typeof line>

/** The files of a pack, each as soon as it has come: a pack that is cut off gives those before. */
export async function* unpack(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<PackedFile> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const one of lines) yield line.parse(JSON.parse(one))
  }
}
