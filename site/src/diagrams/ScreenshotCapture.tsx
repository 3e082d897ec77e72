import { Diagram } from '../drawings/diagram/Diagram.tsx'

/** The area that each value of the screenshot option `capture` includes. */
export default function ScreenshotCapture() {
  return (
    <Diagram
      title="What each value of capture includes"
      description="A runner window with the Command Log on the left and the application on the right. The application's page continues below the window. Runner is the whole window, viewport is the visible part of the application, and fullPage is the application's entire page."
      caption={
        <>
          Dots: <code>runner</code>. Line: <code>viewport</code>. Dashes: <code>fullPage</code>,
          which continues below the window.
        </>
      }
    >
      <div className="capture">
        <div className="capture-runner">
          <p>
            <code>runner</code>: the runner window
          </p>
          <p className="capture-log">Command Log</p>
        </div>
        <div className="capture-page">
          <div className="capture-viewport">
            <p>
              <code>viewport</code>: the visible part
            </p>
          </div>
          <p>
            <code>fullPage</code>: the whole page
          </p>
        </div>
      </div>
    </Diagram>
  )
}
