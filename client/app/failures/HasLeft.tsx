import { membershipMessages } from '../../../domain/record/membership.ts';
import { paths } from '../paths.ts';
import { NothingToShow } from './NothingToShow.tsx';

/** Replaces a form about somebody who has left the unit, because nobody changes that record (Spec 18.4). Says what to do first, and links there. */
export function HasLeft({ soldierId }: { soldierId: string }) {
  return (
    <NothingToShow
      title="This record can't be changed"
      message={membershipMessages.hasLeft}
      backLabel="Back to the record"
      backTo={paths.userInfo(soldierId)}
    />
  );
}
