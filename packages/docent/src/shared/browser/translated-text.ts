/**
 * When a browser translates a page, it replaces text nodes with `<font>` elements. React keeps references to the
 * replaced nodes, and crashes when it removes one or inserts something before it. With these patches, removing a node
 * that's no longer in its parent does nothing, and inserting before such a node appends to the parent.
 *
 * Text that changes next to other nodes also needs its own element, like the parts in `MarkedText`. Otherwise, the old
 * translation would remain on the page.
 * @see https://github.com/facebook/react/issues/11538
 */
const { removeChild, insertBefore } = Node.prototype

Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
  return child.parentNode === this ? (removeChild.call(this, child) as T) : child
}

Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null) {
  return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T
}
