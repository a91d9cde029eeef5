import { useState } from 'react'

export default function HomePage() {
  const [count, setCount] = useState(0)
  return (
    <main>
      <h1>Hello</h1>
      <p>React, a router, and one lazy route.</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        count {count}
      </button>
      {count > 0 ? <output>counted</output> : null}
    </main>
  )
}
