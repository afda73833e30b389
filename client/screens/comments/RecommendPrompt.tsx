import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import classes from './RecommendPrompt.module.css';

/** Asks the soldier for what their leaders may not have seen. */
export function RecommendPrompt({ soldierId }: { soldierId: string }) {
  return (
    <div className={classes['prompt']}>
      <Text>Did something that your leaders should know of? Recommend a comment about yourself.</Text>
      <Button component={Link} to={paths.commentRecommend(soldierId)} className={classes['action']}>
        Add Recommended Comment
      </Button>
    </div>
  );
}
