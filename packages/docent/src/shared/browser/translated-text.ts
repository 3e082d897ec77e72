/**
 * Browsers' translators replace text nodes with `<font>` elements. React still has the replaced nodes, and would throw
 * when it removes one or inserts something before it, which ends the application. Here, a node that has left its parent
 * needn't be removed, and an insertion before it happens at the end.
 *
 * Text that changes next to other nodes also needs an element of its own, such as the parts in `MarkedText`. Otherwise,
 * its old translation would stay.
 * @see https://github.com/facebook/react/issues/11538
 */
const { removeChild, insertBefore } = Node.prototype

Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
  return child.parentNode === this ? (removeChild.call(this, child) as T) : child
}

Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null) {
  return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T
}
