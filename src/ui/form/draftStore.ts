/** Where the unsent words of one form outlive the page. Neither call rejects: a refused storage is no safety net. */
export interface DraftStore<Value> {
  /** The last written value; null when there is none, or an unreadable one. */
  read(): Promise<Value | null>
  /** Null takes the draft away. */
  write(value: Value | null): Promise<void>
}
