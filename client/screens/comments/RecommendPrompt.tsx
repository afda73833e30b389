import { Button, Text } from '@mantine/core';
import { paths } from '../../app/paths.ts';
import { Link } from '../../components/Link.tsx';
import line from '../../components/line.module.css';
import classes from './RecommendPrompt.module.css';

/** Invites the soldier to recommend a comment about themself. */
export function RecommendPrompt({ soldierId }: { soldierId: string }) {
  return (
    <div className={`${line.head} ${classes.prompt}`}>
      <Text>Done something your leaders should know about? Recommend a comment about yourself.</Text>
      <Button component={Link} to={paths.commentRecommend(soldierId)}>
        Add Recommended Comment
      </Button>
    </div>
  );
}
