export function Avatar({ name }: { name: string }) {
  if (name === '') throw new Error('name must not be empty')

  return <span aria-label={name}>{name[0]}</span>
}
