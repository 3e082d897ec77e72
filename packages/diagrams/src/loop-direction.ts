import ELK from 'elkjs/lib/elk.bundled.js'

/** A request to ELK, which computes the positions of nodes for `beautiful-mermaid`. */
interface Message {
  data: { layoutOptions?: Record<string, string> }
}
interface Dispatcher {
  saveDispatch: (message: Message) => void
}

// Some link of a loop has to run backward. ELK prefers the one that leaves the fewest others backward, so a loop from a
// decision back to the start puts the decision first. Mermaid follows the links from the start, and ELK can do the same,
// but `beautiful-mermaid` has no option for that. It creates one ELK, whose requests get this option here.
Object.defineProperty(ELK.prototype, 'worker', {
  set(this: object, worker: { worker: { dispatcher: Dispatcher } }) {
    Object.defineProperty(this, 'worker', { value: worker })
    const { dispatcher } = worker.worker
    const { saveDispatch } = dispatcher
    dispatcher.saveDispatch = ({ data }) => {
      const layoutOptions = { 'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST' }
      saveDispatch({ data: { ...data, layoutOptions } })
    }
  },
})
