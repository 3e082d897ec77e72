interface Props {
  isLoading: boolean
  items: string[]
}

export function Results({ isLoading, items }: Props) {
  if (isLoading) return <p data-cy="placeholder">Loading …</p>

  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
