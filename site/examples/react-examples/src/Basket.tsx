import { useDispatch, useSelector } from 'react-redux'
import { emptied, type AppState } from './store'

export function Basket() {
  const items = useSelector((state: AppState) => state.basket)
  const dispatch = useDispatch()

  return (
    <>
      <span data-cy="badge">{items.length}</span>
      <button onClick={() => dispatch(emptied())}>Empty</button>
    </>
  )
}
