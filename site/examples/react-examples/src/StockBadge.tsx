export function StockBadge({ left }: { left: number }) {
  const text = ['Sold out', 'Last one'][left] ?? 'In stock'

  return <span role="status">{text}</span>
}
