import { Group } from '@mantine/core';
import { dueTextInSentence, soonestFirst } from '../../../domain/due/dueText.ts';
import { DueState } from '../../../domain/due/states.ts';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { paths } from '../../app/paths.ts';
import words from '../../components/words.module.css';
import { TextLink } from '../../components/TextLink.tsx';
import { today } from '../../components/today.ts';
import classes from './HomeScreen.module.css';
import { useOwnDueQuery } from './OwnDue.generated.ts';

/** How many there is room for. */
const SHOWN = 3;

/** What of the viewer is due next, with the way to all of it. */
export function OwnDue({ soldierId }: { soldierId: string }) {
  const { data } = useUnitList(useOwnDueQuery({ variables: { id: soldierId }, fetchPolicy: 'cache-and-network' }));
  if (!data) return <div className={classes.next} />;
  const next = [...data.dueOf]
    .filter(({ standing }) => standing.dueOn !== null || standing.state === DueState.TO_DO)
    .sort((one, other) => soonestFirst(one.standing, other.standing))
    .slice(0, SHOWN);
  if (next.length === 0) return null;
  return (
    <Group
      component="nav"
      aria-label="Due next"
      align="baseline"
      gap="sm"
      className={`${words.line} ${classes.next}`}
      // What is medical among it is nobody else's business on paper.
      data-screen-only
    >
      <span aria-hidden className={words.words}>
        Due next:
      </span>
      {next.map(({ requirement, standing }) => (
        <TextLink key={requirement.id} to={paths.userInfo(soldierId)}>
          {requirement.name}: {dueTextInSentence(standing, today())}
        </TextLink>
      ))}
    </Group>
  );
}
