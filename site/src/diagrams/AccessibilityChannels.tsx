import { Diagram } from '../drawings/diagram/Diagram.tsx'
import { Timeline } from '../drawings/diagram/Timeline.tsx'

/** The stages at which a violation can be noticed, and what detects it. */
export default function AccessibilityChannels() {
  return (
    <Diagram
      title="When and how a violation is noticed"
      description="Five moments, from early to late: before the push, through local runs or an agent; in code review, through Branch Review; at the merge, through the Results API; every night, through scheduled runs and messages; every month, through charts."
      caption="When each channel shows you a violation, from early to late."
    >
      <Timeline
        moments={[
          ['Before the push', 'Two local runs, an agent'],
          ['Code review', 'Branch Review'],
          ['Merge', 'Results API in the pipeline'],
          ['Each night', 'Scheduled run, messages'],
          ['Each month', 'Charts, Data Extract API'],
        ]}
      />
    </Diagram>
  )
}
