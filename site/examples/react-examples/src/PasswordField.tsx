import { useState } from 'react'

export function PasswordField({ label }: { label: string }) {
  const [isShown, setShown] = useState(false)

  return (
    <>
      <label>
        {label} <input type={isShown ? 'text' : 'password'} />
      </label>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'}
      </button>
    </>
  )
}
