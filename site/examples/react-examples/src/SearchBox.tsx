interface Props {
  onSearch: (text: string) => void
}

export function SearchBox({ onSearch }: Props) {
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        onSearch(String(data.get('text')))
      }}
    >
      <input name="text" aria-label="Search" />
    </form>
  )
}
