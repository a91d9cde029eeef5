/** Where the unsent words of one form outlive the page. Neither call rejects: a refused storage is no safety net. */
export interface DraftStore<Value> {
  /** What was written last; null when nothing, or nothing that can be read. */
  read(): Promise<Value | null>
  /** Null takes the draft away. */
  write(value: Value | null): Promise<void>
}
