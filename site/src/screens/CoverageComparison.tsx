import { Button, Callout, Columns, Line, Panel, Pill, Row, State } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { CoverageElement } from './parts/CoverageReport.tsx'

/** The UI Coverage of two runs in Branch Review. */
export default function CoverageComparison() {
  return (
    <Screen
      title="UI Coverage in Branch Review"
      description="The base run and the changed run at the top. On the left, the UI Coverage section shows a score of 74% that's one percent lower, with entries for untested links, untested elements, and what was added. On the right, untested elements is open: add-insurance and sort are new, apply-voucher is resolved, and 27 untested elements exist in both runs."
      callouts={[
        '**Base and Changed**: the runs that are compared. The data comes from the changed run.',
        '**Score**: the score of the changed run, and how much it differs from the base run.',
        "**Added**: how many links, elements, and views the base run doesn't have.",
        "**New untested elements**: gaps that the base run doesn't have. Click one to see it in a snapshot. The badge with the square shows the number of views.",
        '**Green plus**: the application added this element. `sort` already existed, and no test uses it anymore.',
        '**Resolved untested elements**: gaps that are closed in the changed run.',
      ]}
    >
      <Panel>
        <Line>
          <Callout n={1} /> Base{' '}
          <Button>
            main <State is="passed">#866</State>
          </Button>{' '}
          Changed{' '}
          <Button>
            insurance <State is="passed">#871</State>
          </Button>
        </Line>
      </Panel>
      <Columns>
        <Panel title="Branch Review">
          <Row start={<b>Tests</b>} end={<Pill>140</Pill>} />
          <Row
            start={
              <b>
                <Callout n={2} /> UI Coverage
              </b>
            }
            end={
              <>
                <Pill tone="bad">▼ 1%</Pill> <Pill>74%</Pill>
              </>
            }
          />
          <Row start="Untested links" end={<Pill>5</Pill>} />
          <Row
            start={<b>Untested elements</b>}
            end={
              <>
                <Pill tone="bad">▲ 2</Pill> <Pill tone="good">▼ 1</Pill> <Pill>29</Pill>
              </>
            }
          />
          <Row
            start={
              <>
                <Callout n={3} /> Added
              </>
            }
            end={
              <>
                <Pill>0</Pill> <Pill>1</Pill> <Pill>0</Pill>
              </>
            }
          />
        </Panel>
        <Panel
          title="UI Coverage › Untested elements"
          aside={
            <>
              <Pill tone="bad">▲ 2 new</Pill> <Pill>29 total</Pill>
            </>
          }
        >
          <Panel
            title={
              <>
                <Callout n={4} /> New untested elements
              </>
            }
            aside={<Pill tone="bad">▲ 2</Pill>}
          >
            <CoverageElement
              name={'[data-cy="add-insurance"]'}
              end={
                <>
                  <Callout n={5} /> <Pill tone="good">+</Pill> <Pill>□ 1</Pill>
                </>
              }
            />
            <CoverageElement name={'[data-cy="sort"]'} end={<Pill>□ 1</Pill>} />
          </Panel>
          <Panel
            title={
              <>
                <Callout n={6} /> Resolved untested elements
              </>
            }
            aside={<Pill tone="good">▼ 1</Pill>}
          >
            <CoverageElement name={'[data-cy="apply-voucher"]'} tested end={<Pill>□ 1</Pill>} />
          </Panel>
          <Panel title="Existing untested elements" aside={<Pill>27</Pill>}>
            <Row start="See all untested elements on run #871" />
          </Panel>
        </Panel>
      </Columns>
    </Screen>
  )
}
