import { membershipMessages } from '../../../domain/record/membership.ts';
import { paths } from '../paths.ts';
import { NothingToShow } from './NothingToShow.tsx';

/** In place of a form about somebody who has left the unit, whose record nobody changes (Spec 18.4): what to do first, and the way there. */
export function HasLeft({ soldierId }: { soldierId: string }) {
  return (
    <NothingToShow
      title="Nothing to change"
      message={membershipMessages.hasLeft}
      backLabel="Back to the record"
      backTo={paths.userInfo(soldierId)}
    />
  );
}
