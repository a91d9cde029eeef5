import { printStatement, sourceOfPieces } from '../printPiece.ts'
import { type Diagram, isPlace, type Statement } from '../statement.ts'

/** A piece while the text is changed; what isn't touched stays as it was written. */
export interface EditedPiece {
  indent: string
  raw: string
  after: string
  statement: Statement
}

/** Changes a text piece by piece. */
export interface PieceEditor {
  readonly pieces: readonly EditedPiece[]
  /** Writes a piece anew. */
  replace(this: void, piece: EditedPiece, statement: Statement): void
  remove(this: void, piece: EditedPiece): void
  /** Writes statements behind a piece, with its indent or another one. */
  insertAfter(this: void, piece: EditedPiece, statements: readonly Statement[], indent?: string): void
  /** Writes statements at the end: before the places and what is empty there. */
  append(this: void, statements: readonly Statement[]): void
  /** Says where a shape stands; null takes that out. */
  pin(
    this: void,
    id: string,
    place: { readonly x: number; readonly y: number; readonly shape: string | null } | null,
  ): void
  /** Writes a statement behind all places. */
  place(this: void, statement: Statement): void
  source(this: void): string
}

export function createPieceEditor({ kind, pieces: read }: Diagram): PieceEditor {
  const pieces: EditedPiece[] = read.map(({ indent, raw, after, statement }) => ({
    indent,
    raw,
    after,
    statement,
  }))
  const print = (statement: Statement) => printStatement(kind, statement) ?? ''
  const newline = /\r\n/u.test(sourceOfPieces(read)) ? '\r\n' : '\n'

  function insertAt(at: number, statements: readonly Statement[], indent: string): void {
    const before = pieces[at - 1]
    if (before !== undefined && !/[\n;]$/u.test(before.after)) before.after += newline
    if (before !== undefined && before.after.endsWith(';')) before.after = newline
    pieces.splice(
      at,
      0,
      ...statements.map((statement) => ({ indent, raw: print(statement), after: newline, statement })),
    )
  }

  /** The indent of what is written at the top level. */
  function usualIndent(): string {
    const header = pieces.findIndex(({ statement }) => statement.type === 'header')
    const next = pieces.find(({ statement }, at) => at > header && statement.type !== 'kept')
    return next?.indent ?? '    '
  }

  /** Behind all that isn't empty or, unless `withPins`, a place. */
  function endOf(withPins: boolean): number {
    const last = pieces.findLastIndex(({ statement, raw }) => (isPlace(statement) ? withPins : raw !== ''))
    return last + 1
  }

  const place = (statement: Statement) => insertAt(endOf(true), [statement], usualIndent())

  return {
    pieces,
    place,
    replace(piece, statement) {
      piece.statement = statement
      piece.raw = print(statement)
    },
    remove(piece) {
      const at = pieces.indexOf(piece)
      const before = pieces[at - 1]
      // Statements of one line are parted by semicolons: the line ends where it ended.
      if (before?.after.endsWith(';') === true && !piece.after.endsWith(';')) before.after = piece.after
      if (at !== -1) pieces.splice(at, 1)
    },
    insertAfter(piece, statements, indent) {
      insertAt(pieces.indexOf(piece) + 1, statements, indent ?? piece.indent)
    },
    append(statements) {
      insertAt(endOf(false), statements, usualIndent())
    },
    pin(id, at) {
      const known = pieces.find(({ statement }) => statement.type === 'pin' && statement.id === id)
      if (at === null) {
        if (known !== undefined) pieces.splice(pieces.indexOf(known), 1)
        return
      }
      const statement: Statement = {
        type: 'pin',
        id,
        x: rounded(at.x),
        y: rounded(at.y),
        shape: at.shape,
      }
      if (known === undefined) place(statement)
      else {
        known.statement = statement
        known.raw = print(statement)
      }
    },
    source: () => sourceOfPieces(pieces),
  }
}

const rounded = (place: number) => Math.round(place * 10) / 10
