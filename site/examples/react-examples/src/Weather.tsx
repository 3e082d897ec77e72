import { useEffect, useState } from 'react'

export function Weather({ city }: { city: string }) {
  const [message, setMessage] = useState('Loading …')

  useEffect(() => {
    fetch(`/api/weather?city=${city}`)
      .then((response) => {
        if (!response.ok) throw new Error(response.statusText)
        return response.json()
      })
      .then(({ text }) => setMessage(text))
      .catch(() => setMessage('No forecast at the moment'))
  }, [city])

  return <p role="alert">{message}</p>
}
