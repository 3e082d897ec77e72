import { Diagram } from '../drawings/diagram/Diagram.tsx'

const NAMES = 'topLeft top topRight left center right bottomLeft bottom bottomRight'.split(' ')

/** The nine named positions of an action command on an element. */
export default function ClickPositions() {
  return (
    <Diagram
      title="The nine named positions on an element"
      description="Top row: topLeft, top, topRight. Middle row: left, center, right. Bottom row: bottomLeft, bottom, bottomRight. The corner and edge positions are on the element's border."
      caption={
        <>
          Without a position, the action happens at the <code>center</code>.
        </>
      }
    >
      <div className="positions">
        {NAMES.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </div>
    </Diagram>
  )
}
