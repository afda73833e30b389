/* The parts of screens in all their states, at /parts.html. Only the development server shows it; the build leaves it out. */
import { Button, MantineProvider, Stack, Title } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCalendarX,
  IconCircleCheck,
  IconClock,
  IconColumns3,
  IconKeyboard,
  IconPlayerPause,
  IconSchool,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, StrictMode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { addDays } from '../domain/localDate.ts';
import './app/styles.ts';
import { createRoot } from './app/react.ts';
import { theme } from './app/theme.ts';
import { Panel } from './components/Panel.tsx';
import { Bar } from './components/parts/Bar.tsx';
import { type Column, ColumnChart } from './components/parts/ColumnChart.tsx';
import { DayChip } from './components/parts/DayChip.tsx';
import { FilterChip } from './components/parts/FilterChip.tsx';
import { Gauge, Ring } from './components/parts/Gauge.tsx';
import { MoreMenu } from './components/parts/MoreMenu.tsx';
import { PersonHole, PersonRow } from './components/parts/PersonRow.tsx';
import { PictureTable } from './components/parts/PictureTable.tsx';
import { Progress } from './components/parts/Progress.tsx';
import { QrCode } from './components/parts/QrCode.tsx';
import { Delta, Sparkline } from './components/parts/Sparkline.tsx';
import { type CellState, StatusCell } from './components/parts/StatusCell.tsx';
import { StatusChip, StatusChips } from './components/parts/StatusChip.tsx';
import { StatusMark, StatusSquare } from './components/parts/StatusMark.tsx';
import { StepLegend, StepLine } from './components/parts/StepLine.tsx';
import { TaskRow } from './components/parts/TaskRow.tsx';
import { ToolLine } from './components/parts/ToolLine.tsx';
import { ToolPopover } from './components/parts/ToolPopover.tsx';
import { WeekStrip } from './components/parts/WeekStrip.tsx';
import { SearchField } from './components/table/SearchField.tsx';

const LONG_NAME = 'Featherstonehaugh-Vandenberghe de la Cruz';

const CELLS = [
  { state: 'current', link: 'until', day: '2027-07-22' },
  { state: 'dueSoon', link: 'until', day: '2026-12-19' },
  { state: 'late', link: 'since', day: '2026-09-16' },
  { state: 'overdue', link: 'since', day: '2026-11-06' },
  { state: 'failed', day: '2026-09-16' },
  { state: 'neverDone' },
  { state: 'excused', link: 'until', day: '2027-01-07' },
  { state: 'toDo', link: 'by', day: '2027-02-01' },
  { state: 'notRequired' },
] as const satisfies readonly { state: CellState; link?: string; day?: string }[];

const WEEKS = [8, 3, 6, 3, 2, 0, 4, 1, 5, 3, 12, 3].map((items, index) => ({
  day: addDays('2026-11-30', 7 * index),
  soon: index === 0 ? 7 : index === 2 ? 1 : 0,
  later: index === 0 ? 1 : index === 2 ? 5 : items,
  to: `/?week=${index}`,
  isShown: index === 4,
}));

const SCORES = [1, 0, 2, 3, 7, 9, 5, 1].map((people, index): Column => {
  const from = 17 + 2 * index;
  const label = `${from}–${from + 1}`;
  const isFailed = from < 23;
  const mark = from === 23 ? 'passes from 23' : undefined;
  return {
    key: label,
    label,
    words: `scored ${label}`,
    plain: isFailed ? 0 : people,
    bad: isFailed ? people : 0,
    mark,
  };
});
const LOSSES = ['NOV', 'DEC', 'JAN', 'FEB', 'MAR', 'APR'].map((label, index): Column => ({
  key: label,
  label,
  words: `leave in ${label}`,
  plain: [0, 1, 0, 12, 3, 0][index] ?? 0,
}));

function Parts() {
  return (
    <main className="frame-content" data-whole-width>
      <Stack>
        <Title order={1}>Parts</Title>
        <Panel title="Marks and chips">
          <p>
            <StatusMark tone="good" icon={IconCircleCheck}>
              0 open
            </StatusMark>{' '}
            <StatusMark tone="warn" icon={IconClock}>
              2 open
            </StatusMark>{' '}
            <StatusMark tone="bad" icon={IconAlertTriangle}>
              3 open
            </StatusMark>{' '}
            <StatusMark tone="plain" icon={IconPlayerPause}>
              Excused
            </StatusMark>
          </p>
          <p>
            <StatusSquare tone="good" icon={IconCircleCheck}>
              Current
            </StatusSquare>{' '}
            <StatusSquare tone="warn" icon={IconClock}>
              Due soon
            </StatusSquare>{' '}
            <StatusSquare tone="bad" icon={IconAlertTriangle}>
              Not current
            </StatusSquare>{' '}
            <StatusSquare tone="plain" icon={IconPlayerPause}>
              Away
            </StatusSquare>
          </p>
          <StatusChips>
            <StatusChip tone="bad" icon={IconX}>
              M4 21
            </StatusChip>
            <StatusChip tone="bad" icon={IconCalendarX}>
              PHA 47 d late
            </StatusChip>
            <StatusChip tone="warn" icon={IconSchool}>
              BLC
            </StatusChip>
            <StatusChip tone="good" icon={IconCircleCheck}>
              Promotable
            </StatusChip>
            <StatusChip tone="plain" icon={IconSchool}>
              On leave
            </StatusChip>
            <StatusChip tone="excused" icon={IconPlayerPause}>
              Excused
            </StatusChip>
          </StatusChips>
        </Panel>
        <Panel title="Gauges">
          <Columns width="12rem">
            <Gauge title="TOTAL" filled={30} capacity={30} percent={100} colour="GREEN" placed={27} />
            <Gauge title="ALPHA" filled={8} capacity={8} percent={100} colour="GREEN" />
            <Gauge title="BRAVO" filled={6} capacity={8} percent={75} colour="YELLOW" />
            <Gauge title="CHARLIE" filled={5} capacity={8} percent={63} colour="RED" />
            <Gauge title="DELTA" filled={0} capacity={4} percent={0} colour="RED" />
            <Gauge title="STAFF" filled={8} capacity={6} percent={133} colour="GREEN" />
            <Gauge title="TOTAL" filled={92} capacity={30} percent={307} colour="GREEN" placed={88} />
            <Ring percent={80} tone="plain" />
          </Columns>
        </Panel>
        <Panel title="Status cells">
          <Columns width="8.5rem">
            {CELLS.map((cell) => (
              <StatusCell key={cell.state} {...cell} />
            ))}
          </Columns>
          <Columns width="15rem">
            {CELLS.map((cell) => (
              <StatusCell key={cell.state} {...cell} />
            ))}
            <StatusCell state="toDo" link="by" day="2026-12-31">
              Record: 38, no date
            </StatusCell>
          </Columns>
        </Panel>
        <Panel title="Small lines and changes">
          <Columns width="8rem">
            <Sparkline values={[87, 87, 90, 90, 93, 93, 93, 97]} comparedAt={6} label="Fitness, from 87 % to 97 %" />
            <Sparkline values={[80, 80, 70, null, null, 75, 70]} comparedAt={5} label="Weapons, with a gap" />
            <Sparkline values={[50, null, 60, 60]} changedAt={[2]} label="Schools, with a change of policy" />
            <Sparkline values={[100, 100, 100]} label="Medical, the same" />
            <Sparkline values={[64]} label="Licenses, today only" />
          </Columns>
          <p>
            <Delta change={3} unit="pts" /> <Delta change={-4} unit="pts" /> <Delta change={0} />{' '}
            <Delta change={2} isMoreBetter={false} /> <Delta change={-2} isMoreBetter={false} />
          </p>
        </Panel>
        <Panel title="Weeks">
          <WeekStrip label="Due in the next 12 weeks" late={{ count: 28, to: '/?late' }} weeks={WEEKS} />
          <WeekStrip
            label="Due in the next 12 weeks, with nothing due"
            late={{ count: 0, to: '/?none', isShown: true }}
            weeks={WEEKS.map((week) => ({ ...week, soon: 0, later: 0, isShown: false }))}
          />
        </Panel>
        <Panel title="Columns and steps">
          <Columns width="20rem">
            <ColumnChart label="Rifle scores" columns={SCORES} isTall />
            <Losses />
            <StepLine
              label="Strength, from 6 to 8"
              values={[6, 6, 6, 7, 7, null, null, 7, 8, 8]}
              limits={[8, 8, 8, 8, 8, null, null, 9, 9, 9]}
              changedAt={[7]}
            />
            <StepLine label="Strength, 8 throughout" values={[8, 8]} limits={[8, 8]} changedAt={[]} />
            <StepLine label="Strength, not loaded yet" values={[]} limits={[]} changedAt={[]} />
          </Columns>
          <StepLegend what="people" limit="places" />
          <PictureTable
            label="Strength"
            head={['Day', 'ALPHA', 'BRAVO']}
            rows={[
              ['28 NOV 2026', '6 of 8', '7 of 8'],
              ['Today', '8 of 9', 'not counted'],
            ]}
          />
        </Panel>
        <Panel title="Bars and progress">
          <Columns width="14rem">
            <Bar counts={{ current: 5, dueSoon: 1, notCurrent: 2, excused: 1, toDo: 1 }}>62% 2 not current</Bar>
            <Bar counts={{ current: 8, dueSoon: 0, notCurrent: 0, excused: 0, toDo: 0 }}>100%</Bar>
            <Bar counts={{ current: 0, dueSoon: 0, notCurrent: 0, excused: 0, toDo: 0 }}>Nobody</Bar>
            <Progress done={66} total={72}>
              66 of 72 months in service
            </Progress>
            <Progress done={3} total={12} tone="bad">
              3 of 12 questions
            </Progress>
            <Progress done={80} total={72}>
              80 of 72 months in service
            </Progress>
          </Columns>
        </Panel>
        <Panel title="QR code">
          <QrCode text="https://tracker.example/register#ABCDEFGHJK" label="QR code of Register" />
        </Panel>
        <Panel title="Tools">
          <Tools />
          <ToolLine
            filters={<FilterChip label="Team" value="All" options={SECTIONS} onChange={() => undefined} isShort />}
            action={
              <>
                <ToolPopover label="Columns" icon={IconColumns3}>
                  A panel over the screen.
                </ToolPopover>
                <ToolPopover label="Keys" icon={IconKeyboard} isBare>
                  A panel over the screen.
                </ToolPopover>
              </>
            }
            more={<Button variant="subtle">Export</Button>}
          />
          <MoreMenu about="SGT Raman">
            <Button variant="subtle">Edit Info</Button>
          </MoreMenu>
        </Panel>
        <Panel title="Tasks">
          <TaskRow
            tone="bad"
            icon={IconCalendarX}
            state="Overdue"
            what="Check ride"
            howFar="5 days late"
            withWhom="Ask the master driver"
            when="since 23 NOV 2026"
            to="/task"
          />
          <TaskRow
            tone="warn"
            icon={IconClock}
            state="Due soon"
            what="Promotion to SGT"
            howFar={
              <Progress done={66} total={72}>
                66 of 72 months in service
              </Progress>
            }
            when="by 31 MAY 2027"
          />
          <TaskRow tone="good" icon={IconCircleCheck} state="Current" what="PHA" />
        </Panel>
        <Panel title="People">
          <Columns width="18rem">
            <PersonRow
              role="CO FSO"
              rank="2LT"
              name="Merriweather"
              mark={
                <StatusSquare tone="warn" icon={IconClock}>
                  Due soon
                </StatusSquare>
              }
            />
            <PersonHole role="CO FSNCO">open</PersonHole>
            <PersonRow
              role="FO"
              rank="SPC"
              name={LONG_NAME}
              note="You"
              mark={
                <StatusSquare tone="bad" icon={IconAlertTriangle}>
                  Not current
                </StatusSquare>
              }
            />
            <PersonRow
              rank="PFC"
              name="Hayes"
              note="ALPHA"
              mark={
                <StatusSquare tone="good" icon={IconCircleCheck}>
                  Current
                </StatusSquare>
              }
            />
          </Columns>
        </Panel>
      </Stack>
    </main>
  );
}

function Columns({ width, children }: { width: string; children: ReactNode }) {
  const columns = `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`;
  return <div style={{ display: 'grid', gridTemplateColumns: columns, gap: '0.75rem' }}>{children}</div>;
}

function Losses() {
  const [open, setOpen] = useState('FEB');
  return (
    <div>
      <ColumnChart label="Losses by month" columns={LOSSES} press={{ open, controls: 'names', onPress: setOpen }} />
      <p id="names">Who leaves in {open}.</p>
    </div>
  );
}

const SECTIONS = ['All', 'ALPHA', 'BRAVO'].map((label) => ({ value: label, label }));

function Tools() {
  const [search, setSearch] = useState('');
  const [section, setSection] = useState('All');
  const [show, setShow] = useState('ALPHA');
  const [day, setDay] = useState('2026-12-01');
  return (
    <ToolLine
      title={<Title order={1}>Due</Title>}
      search={<SearchField label="Search names" search={search} onSearch={setSearch} />}
      filters={
        <>
          <FilterChip label="Section" value={section} options={SECTIONS} onChange={setSection} own="BRAVO" />
          <FilterChip label="Show" value={show} options={SECTIONS} onChange={setShow} />
        </>
      }
      chosen={[section, show].filter((one) => one !== 'All').length}
      date={
        <DayChip
          label="As of"
          day={day === '' ? '2026-11-28' : day}
          today="2026-11-28"
          min="2026-11-01"
          max="2026-12-31"
          onChange={setDay}
        />
      }
      action={<Button>Enter an event</Button>}
      more={<Button variant="subtle">Keyboard</Button>}
    />
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('parts.html has no element with the id root.');
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} defaultColorScheme="auto">
      <MemoryRouter>
        <Parts />
      </MemoryRouter>
    </MantineProvider>
  </StrictMode>,
);
