import { styled } from 'styled-components'

const Label = styled.span`
  color: ${({ theme }) => theme.text};
`

export function Badge({ text }) {
  return <Label data-cy="badge">{text}</Label>
}
