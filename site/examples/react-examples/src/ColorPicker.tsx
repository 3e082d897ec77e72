interface Props {
  value: string
  onChange: (color: string) => void
}

export function ColorPicker({ value, onChange }: Props) {
  return (
    <div role="radiogroup" aria-label="Color">
      {['red', 'teal', 'plum'].map((color) => (
        <button
          key={color}
          type="button"
          role="radio"
          data-cy={color}
          aria-checked={color === value}
          onClick={() => onChange(color)}
        >
          {color}
        </button>
      ))}
    </div>
  )
}
